/** The part of Gatsby's cache used here. */
export type DocumentCache = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
};
