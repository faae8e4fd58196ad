import { isTarget, outsideFault, targetMessage } from "../../../src/data-layer/model/target";
import { contentTree, lineIn, problemsAfter, problemsIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const SITE = "site.json";
const HOST = "nennt keine Website. Nach https:// folgt ihr Name, z. B. https://www.beispiel.de/seite.";
const MAILBOX = "nennt kein Postfach. Richtig ist z. B. mailto:kontakt@firma.de.";
const TELEPHONE = "nennt keine Telefonnummer. Richtig ist z. B. tel:+49838212345.";

const half: [to: string, message: string][] = [
  ...[
    "https://",
    "https:///x",
    "https:",
    "https:/example.com",
    "https://#oben",
    "https://?a=b",
    "https://impressum",
  ].map((to): [string, string] => [to, HOST]),
  ...["https://www.", "https://.de", "https://example..com", "https://-/x", "http://"].map((to): [string, string] => [
    to,
    HOST,
  ]),
  ...["mailto:", "mailto:?subject=x", "mailto:foo", "mailto:foo@", "mailto:@firma.de", "mailto:foo@firma"].map(
    (to): [string, string] => [to, MAILBOX],
  ),
  ["mailto:a@firma.de,b", MAILBOX],
  ["tel:", TELEPHONE],
  ["tel:+", TELEPHONE],
  ["tel:zentrale", TELEPHONE],
];

it.each(half)("%s is no whole address", (to, message) => {
  expect(outsideFault(to)).toBe(`„${to}“ ${message}`);
  expect(isTarget(to)).toBe(false);
});

it.each([
  "https://example.com",
  "https://www.example.com/a?b=c#d",
  "https://müller-söhne.de/",
  "https://xn--mller-kva.de",
  "https://example.com:8443/x",
  "https://name@example.com",
  "https://example.com?a=b",
  "https://example.com#oben",
  "https://192.168.0.1/",
  "https://example.com/a%20b%",
  "mailto:a@example.com",
  "mailto:a.b+c@mail.example.com?subject=Hallo%20Welt",
  "mailto:a@example.com,b@example.com",
  "mailto:a%40example.com",
  "/about",
  "#oben",
])("%s is a target", (to) => {
  expect(outsideFault(to)).toBeUndefined();
  expect(isTarget(to)).toBe(true);
});

it("a telephone number is whole with digits; fields have no place for it", () => {
  expect(outsideFault("tel:+49-8382-12345")).toBeUndefined();
  expect(isTarget("tel:+49-8382-12345")).toBe(false);
});

it("an address without encryption is told as such", () => {
  expect(targetMessage("http://example.com")).toContain("ist unverschlüsselt");
});

it.each(half)("%s in a text is one problem with its line", async (to, message) => {
  const root = contentTree({ [ARTICLE]: ["Noch ein Absatz.", `Ein Satz\nmit [Preisen](${to}).`] });
  const line = lineIn(root, ARTICLE, "[Preisen]");
  expect(await problemsIn(root)).toEqual([{ file: `content/${ARTICLE}`, line, message: `„${to}“ ${message}` }]);
});

it.each(half)("%s in a field is one problem with its field", async (to, message) => {
  const root = contentTree({ [SITE]: ['"to": "/login"', `"to": "${to}"`] });
  const line = lineIn(root, SITE, `"to": "${to}"`);
  expect(await problemsIn(root)).toEqual([
    { file: `content/${SITE}`, line, field: "header.login.to", message: `„${to}“ ${message}` },
  ]);
});

it("whole addresses are no problem", async () => {
  const text = "[A](https://example.com), [B](mailto:a@example.com?subject=B), [C](tel:+49838212345), a@example.com";
  expect(await problemsAfter({ [ARTICLE]: ["Noch ein Absatz.", text] })).toEqual([]);
});
