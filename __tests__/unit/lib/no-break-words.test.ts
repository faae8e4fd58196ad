import { NO_BREAK_WORD } from "../../../src/lib/no-break-words";

it.each([
  ["E-Mail, E-Mail-Adresse und DACH-Region", ["E-Mail,", "E-Mail-Adresse", "DACH-Region"]],
  ["a range: 9:00–18:00 Uhr, 14–41 %", ["9:00–18:00", "14–41"]],
  [
    "a long one only with its short beginning: E-Mail-Unterstützung, KI-Vertriebsagent",
    ["E-Mail", "KI-Vertriebsagent"],
  ],
  ["neither Vertriebs-Mitarbeitende nor – a dash", null],
])("What stays on one line in „%s“: %j", (text, words) => expect(text.match(NO_BREAK_WORD)).toEqual(words));
