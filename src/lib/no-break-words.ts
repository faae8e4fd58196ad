/**
 * What must not wrap after its hyphen or dash: a word of up to 16 signs, `E-Mail-Adresse`, `DACH-Region`, or a range,
 * `9:00–18:00`; of a longer word its beginning, if that is short, `EU-Ausland` in `EU-Ausland-Versand`. What is longer
 * may wrap, because it would not fit on a phone's line.
 * Private signs count as spaces: the preview of the editor marks the end of each text with some.
 */
export const NO_BREAK_WORD =
  /(?<![^\s\p{Co}])(?=[^\s\p{Co}]*[-–][^\s\p{Co}])[^\s\p{Co}]{3,16}(?![^\s\p{Co}])|(?<![\p{L}\p{N}-])\p{L}{1,3}-[\p{L}\p{N}]{1,14}(?![\p{L}\p{N}])/gu;
