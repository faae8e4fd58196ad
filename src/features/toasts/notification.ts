/** A message to the visitor. */
export type Notification = { kind: "success" | "error"; title: string; text?: string };
