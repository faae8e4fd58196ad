/** Words with a capital letter at the beginning. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
