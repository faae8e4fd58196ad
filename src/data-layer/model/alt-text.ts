const NAMES_THE_MEDIUM =
  /^(?:bild|foto|grafik|abbildung|screenshot|logo|diagramm|illustration|image|picture|photo)[ _-]?\d*[.:]?$/i;

/** Why an alternative text does not stand for its picture; `undefined` if it may. */
export const altTextIssue = (alt: string): string | undefined =>
  NAMES_THE_MEDIUM.test(alt.trim())
    ? `„${alt.trim()}“ sagt nicht, was zu sehen ist. Wer das Bild nicht sieht, liest diesen Text: bitte in einem Satz sagen, was zu sehen ist und was es bedeutet.`
    : undefined;
