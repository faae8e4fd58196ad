/** A count in a message for authors, with the singular or the plural of a German noun: „1 Zeile“, „3 Zeilen“. */
export const pluralize = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;
