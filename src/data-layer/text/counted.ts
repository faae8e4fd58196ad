/** A number of things: „1 Zeile“, „3 Zeilen“. */
export const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
