import { NO_BREAK_WORD } from "../../../src/lib/no-break-words";

it.each([
  ["E-Mail und C-Teil", ["E-Mail", "C-Teil"]],
  ["DSGVO-konform im EU-Ausland, mit CRM-Pflege", ["DSGVO-konform", "EU-Ausland", "CRM-Pflege"]],
  ["KI-Vertriebsagent und B2B-Sales wrap, Vertriebs-Team too", null],
  ["two short words stay: Werbe-Mails; Werbe-Agentur and Vertriebs-Mail wrap, as do Win-Rate-Ziele", ["Werbe-Mails"]],
  ["a second word stays if it is short: E-Mail-Schleife, E-Mail-Unterstützung", ["E-Mail-Schleife", "E-Mail"]],
])("Words that stay on one line in „%s“: %j", (text, words) => expect(text.match(NO_BREAK_WORD)).toEqual(words));
