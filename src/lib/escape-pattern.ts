/** A text as the part of a regular expression that matches just it. */
export const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
