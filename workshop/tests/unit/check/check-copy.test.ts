import {
  ARTICLE,
  type Changes,
  expectIssue,
  expectIssues,
  fixture,
  inText,
} from "../../../../__tests__/unit/support/content-tree";
import { RULES } from "../../../check/all-rules";
import { checkCopy } from "../../../check/check-copy";

/** What a text is asked sentence by sentence. */
const WORDING = [...RULES].flatMap(([name, rule]) => (name === "spelling" ? [] : [rule]));
const TERMS = "terms.json";
const LEGAL_PAGE = "pages/legal.json";
const SAYS = (word: string) => expect.stringMatching(`^„${word}“ heißt hier „Anleger“ \\(content/terms\\.json\\)`);

/** Expects one finding of the check of copy, in the file that comes first; none without a message. */
const expectFound = (changes: Changes, message?: string, at?: string, field?: string) => {
  const [name = ""] = Object.keys(changes);
  return expectIssues(changes, message ? [[name, at, message, field]] : [], (_root, content, documents) =>
    checkCopy(content, documents, WORDING),
  );
};

it.each<[place: string, changes: Changes, passage: string, word?: string, field?: string]>([
  ["a field of a page", { [LEGAL_PAGE]: ['"Stand:"', '"Die Pier vom"'] }, "Die Pier", "Pier", "updated"],
  ["the head of a document", { [ARTICLE]: ["Sein Text.", "Seine Pier."] }, "Seine Pier", "Pier", "banner.text"],
  ["a paragraph", inText("Ein Satz.\nNoch eine Pier."), "Noch eine Pier"],
  ["a paragraph whose link takes up lines", inText("[Satz](/\n'Titel'). Ein\nPier."), "Pier."],
  ["words in several styles", inText("Die **Alte** *Pier*."), "**Alte**", "Alte Pier"],
  ["a heading", inText("Davor.\n\n## An der ersten Pier\n\nDanach."), "ersten Pier"],
  ["the words of a link", inText("[Unsere Pier](/blog)"), "Pier"],
  ["an attribute", inText('<Callout title="Die Pier">\n\nText.\n\n</Callout>'), "Pier"],
])("reports a replaced word in %s, with file and line", async (_place, changes, passage, word = "Pier", field) => {
  await expectFound(changes, SAYS(word), passage, field);
});

it.each<[what: string, text: string]>([
  ["valid content", "Noch ein Absatz."],
  ["code", "Das Feld `Pier` und Alte `x` Piere."],
  ["a bracket in several styles", "Anleger (**Pier**, [Piers](/blog))."],
  ["a quotation in several styles", "Im System „*Pier*“ genannt."],
])("passes over %s", async (_what, text) => {
  await expectFound(inText(text));
});

it.each([
  ["typography", "Eins - zwei.", "Ein Bindestrich steht"],
  ["slips", "Das ist und und bleibt.", "Dieses Wort steht zweimal."],
  ["days", "Am 31. November.", "gibt es im Kalender nicht."],
  ["ranges", "Nach 10–5 Tagen.", "Der Bereich beginnt nicht"],
])("reports what is wrong with %s in a field and in a text", async (_what, text, message) => {
  const says = expect.stringContaining(message);
  await expectFound(inText(text), says, text);
  await expectFound({ [LEGAL_PAGE]: ['"Stand:"', `"${text}"`] }, says, text, "updated");
});

it("reports the structure of a text, but not of a draft", async () => {
  const whole = fixture(ARTICLE, ["Noch ein Absatz.", "Davor.\n\n### Leer\n\n## Voll\n\nText."]);
  await expectFound({ [ARTICLE]: whole }, expect.stringContaining("Unter „### Leer“ steht kein Text."), "### Leer");
  await expectFound({ [ARTICLE]: whole.replace("order: 1", "order: 1\ndraft: true") });
});

it("reports a wrong sum in a field, which no Markdown checks", async () => {
  const message = "30 von 200 ergibt 15 %, da steht 20 %.";
  const changes: Changes = { [LEGAL_PAGE]: ['"Stand:"', '"30 von 200, also 20 %"'] };
  await expectFound(changes, message, "30 von 200", "updated");
});

it("reports a note of the author, but not in a draft", async () => {
  const text = fixture(ARTICLE, ["Noch ein Absatz.", "TODO kommt noch."]);
  await expectFound({ [ARTICLE]: text }, expect.stringContaining("„TODO“ ist eine Notiz, kein Text."), "TODO");
  await expectFound({ [ARTICLE]: text.replace("order: 1", "order: 1\ndraft: true") });
});

it.each<[what: string, from: string, to: string, says: string, at: string, field: string]>([
  ["a word twice", '"Piers"', '"Pier"', "„Pier“ steht hier zweimal.", '"terms"', "terms"],
  ["signs", '"Piers"', '"Pier*"', "Hier stehen nur Wörter", "Pier*", "terms[0].replaces[1]"],
])("refuses %s in the list", async (_what, from, to, says, at, field) => {
  await expectIssue({ [TERMS]: fixture(TERMS, [from, to]) }, expect.stringContaining(says), at, field);
});
