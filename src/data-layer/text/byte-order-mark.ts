/** A file's text without the invisible mark that some editors put before its first character. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, "");
