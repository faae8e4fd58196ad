const CONTROL_AND_FORMAT = "\\p{Cc}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC";
/** Joiners, variants and tags, which belong to the emoji or the letter before them: without them it would look different. */
const ATTACHED = "\\u200C\\u200D\\p{Variation_Selector}\\u{E0020}-\\u{E007F}";

/** Pattern of a sign that nobody sees, and that is no white space of a text. Everything that judges text shares it. */
export const INVISIBLE_SIGN = `(?![\\t\\n\\r])[${CONTROL_AND_FORMAT}]`;

// As texts: in regular expression literals, the classes would be compiled to long lists.
const INVISIBLE_SIGNS = new RegExp(INVISIBLE_SIGN, "gu");
const UNSEEN = `\\s${CONTROL_AND_FORMAT}`;
const BETWEEN_UNSEEN = new RegExp(`^[${UNSEEN}]*((?:[^]*(?:[^${UNSEEN}\\0-\\x7F][${ATTACHED}]*|[^${UNSEEN}]))?)`, "u");

/** The text without white space and invisible signs at both ends. */
export const trimUnseen = (text: string): string => BETWEEN_UNSEEN.exec(text)?.[1] ?? "";

/** The text without its invisible signs. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE_SIGNS, "");
