const NAMES_THE_MEDIUM =
  /^(?:bild|foto|grafik|abbildung|screenshot|logo|diagramm|illustration|image|picture|photo)[ _-]?\d*[.:]?$/i;

/** What an alternative text says; a logo is read, not described. */
export const WHAT_TO_SAY = {
  picture: "bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.",
  drawing: "bitte sagen, was darauf steht, bei einem Logo den Namen.",
};

/** Why an alternative text does not stand for its picture; `undefined` if it may. */
export const altTextIssue = (alt: string, whatToSay = WHAT_TO_SAY.picture): string | undefined =>
  NAMES_THE_MEDIUM.test(alt.trim())
    ? `„${alt.trim()}“ sagt nicht, was zu sehen ist. Wer das Bild nicht sieht, liest diesen Text: ${whatToSay}`
    : undefined;
