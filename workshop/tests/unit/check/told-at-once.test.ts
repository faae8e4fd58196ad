import { ARTICLE, type Changes, fixture, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";
import { textIssuesAfter } from "../../support/issues";

const FAULTS = "Siehe [Preise und mehr](/gibt-es-nicht).\n\nEine Note.[^9]\n\nDas sind 12,000 €.\n";
const TOLD = [
  expect.stringContaining("Die Seite /gibt-es-nicht gibt es nicht."),
  expect.stringContaining("Einer Fußnote fehlt ihr Text."),
  expect.stringContaining("Richtig ist „12.000 €“."),
];

it.each<[what: string, change: (text: string) => string]>([
  ["a field that is missing", (text) => text.replace(/^ +alt: .*\n/m, "")],
  ["a head that cannot be read", (text) => text.replace(/^title: .*$/m, "title: @Titel")],
  ["a block that is not closed", (text) => text.replace(FAULTS, `<Callout title="Ein Titel">\n\n${FAULTS}`)],
  ["a brace", (text) => text.replace(FAULTS, `Ein {Name hier.\n\n${FAULTS}`)],
  ["a word of a program", (text) => text.replace(FAULTS, `import mit\n\n${FAULTS}`)],
])("%s hides nothing of the text below it", async (_what, change) => {
  const changes: Changes = { [ARTICLE]: change(fixture(ARTICLE).replace("Noch ein Absatz.", () => FAULTS)) };
  const messages = (await textIssuesAfter(changes)).map(({ message }) => message);
  expect(messages).toEqual(expect.arrayContaining(TOLD));
  expect(messages).toHaveLength(TOLD.length + 1);
});

it.each(["24,000 €", "24.000 - 30.000 €"])("blames %s only where the fact is defined", async (value) => {
  const name = "example-company.json";
  const changes: Changes = {
    [name]: fixture(name).replace(/("exampleOrderValue": )"[^"]*"/, `$1"${value}"`),
    [ARTICLE]: ["Noch ein Absatz.", "Ein Auftrag bringt {{exampleOrderValue}} im Jahr."],
  };
  const issues = [
    ...(await textIssuesAfter(changes)),
    ...(await withChanges(changes, (_root, content, cache) => checkCopy(content, cache))),
  ].filter(({ message }) => message.includes("Richtig ist"));
  expect(issues.map(({ file, field }) => [file, field])).toEqual([[`content/${name}`, "exampleOrderValue"]]);
});
