/** The part of Gatsby's cache used here; a Map, which answers at once, will do as well. */
export type DocumentCache = {
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => unknown;
};
