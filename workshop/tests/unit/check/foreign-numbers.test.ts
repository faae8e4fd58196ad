import { ARTICLE, type Changes, expectIssues, inText } from "../../../../__tests__/unit/support/content-tree";
import { checkCopy } from "../../../check/check-copy";
import { findForeignNumbers } from "../../../check/text/foreign-numbers";
import { checkTexts, textIssuesAfter } from "../../support/issues";

const issue = (found: string, right: string) => `„${found}“ ist keine deutsche Schreibweise. Richtig ist „${right}“.`;

it.each([
  ["Das kostet 12,000 € im Jahr.", "12,000 €", "12.000 €"],
  ["Das kostet 12,000 Euro.", "12,000 Euro", "12.000 Euro"],
  ["Aus 1,250 Leads", "1,250 Leads", "1.250 Leads"],
  ["Rund 10,000 Zeilen", "10,000", "10.000"],
  ["Summe: 1,234.56 €", "1,234.56 €", "1.234,56 €"],
  ["Summe: 12’000 CHF", "12’000 CHF", "12.000 CHF"],
  ["Summe: 12'000", "12'000", "12.000"],
  ["Es sind 12.5 % mehr.", "12.5 %", "12,5 %"],
  ["Es sind 12.5\n% mehr.", "12.5 %", "12,5 %"],
  ["Es sind 12.5% mehr.", "12.5%", "12,5 %"],
  ["Von 1.5–2.5 % Quote", "2.5 %", "2,5 %"],
  ["Umsatz: 1.5 Mio. €", "1.5 Mio.", "1,5 Mio."],
  ["Nach 3.5 km", "3.5 km", "3,5 km"],
  ["Das ist 1.5× so viel.", "1.5×", "1,5×"],
  ["Es kostet € 12.", "€ 12", "12 €"],
  ["Es kostet € 12,000.", "€ 12,000", "12.000 €"],
  ["Es kostet $12.50.", "$12.50", "12,50 $"],
  ["Es kostet € 12 Mio.", "€ 12 Mio.", "12 Mio. €"],
  ["Nur 5% davon", "5%", "5 %"],
  ["Es kostet 25.000€.", "25.000€", "25.000 €"],
])("finds in „%s“", (text, found, right) => {
  expect(findForeignNumbers(text)).toEqual([
    { offset: text.indexOf(found.charAt(0), text.search(/[€$\d]/)), message: issue(found, right) },
  ]);
});

it.each([
  ["Es sind 1.000,5.3 Fälle.", "1.000,5.3"],
  ["Es sind 10.00.000 €.", "10.00.000 €"],
  ["Das kostet 10.0000 €.", "10.0000 €"],
  ["Aus 1.2500 Leads", "1.2500 Leads"],
])("finds the unreadable number in „%s“", (text, found) => {
  expect(findForeignNumbers(text).map(({ message }) => message)).toEqual([
    `„${found}“ ist keine deutsche Schreibweise. Richtig sind z. B. „1.250.000“ und „4,5“.`,
  ]);
});

it.each([
  "12.000 €, 1.250.000 Leads, 12.500 %",
  "1,250 kg wiegt das Paket",
  "25.000,– €",
  "12 000 €, 12\u202f000 €",
  "eine 100%ige Sache, die 5%-Hürde, ein 20€-Gutschein",
  "Version 1.2.3, Node 20.19, v2.5, HTTP/1.1, TLS 1.3",
  "Industrie 4.0 Unternehmen, Web 3.0",
  "am 31.03.2025, am 1.5., vom 1.5. bis 3.5.2025, 2025-03-31",
  "um 8.30 Uhr, von 9.30–17.30 Uhr, 12:30 Uhr",
  "2.1 Tage der offenen Tür",
  "mehr unter 2.1 Leads und 3.2 Kunden",
  "Kapitel 4.2, Ziffer 1.2,1.3, § 5 Abs. 1,2,3",
  "Telefon +49 8382 12345-0, 192.168.100.200",
  "https://example.com/a%20b?rate=5% und www.example.com/12,000 und 5%@example.com",
  "Umsatz in € 2024, in der Spalte €",
  "Aus 100 € 2024 wurden 5 € 20 Cent",
  "30 ÷ 120 × 100 = 25 %, 500 × 4, 3,0 ×",
  "In den Jahren 2023,2024",
])("leaves alone: %s", (text) => {
  expect(findForeignNumbers(text)).toEqual([]);
});

describe("in a file", () => {
  it.each<[where: string, changes: Changes]>([
    ["the text", inText("Eine Zeile,\\\ndann 12,000 €.")],
    ["an attribute", inText('<Formula name="A" formula="12,000 €" />')],
  ])("is one issue with its line: in %s", async (_where, changes) => {
    await expectIssues(changes, [[ARTICLE, "12,000", issue("12,000 €", "12.000 €")]], checkTexts);
  });

  it("is an issue in a field", () => {
    const changes = { [ARTICLE]: ["text: Sein Text.", "text: Schon ab 12,000 €."] } as const;
    const expected = [ARTICLE, "12,000", issue("12,000 €", "12.000 €"), "banner.text"] as const;
    return expectIssues(changes, [expected], (_root, content, documents) => checkCopy(content, documents));
  });

  it.each(["Mit `12,000 €` im Code.", "```\n12,000 € und 5%\n```", "Siehe https://example.com/5%25-12,000."])(
    "is no issue where it is none of German: %s",
    async (text) => {
      expect(await textIssuesAfter(inText(text))).toEqual([]);
    },
  );
});
