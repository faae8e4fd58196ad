/** The line of a character; the first one is 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
