import { externalUrlIssue, hrefIssue, isValidHref } from "../../../src/data-layer/model/href";
import { contentTree, issuesAfter, issuesIn, lineIn } from "../support/content-tree";

const ARTICLE = "articles/sales-pipeline/index.mdx";
const SITE = "site.json";
const HOST = "nennt keine Website. Nach https:// folgt ihr Name, z. B. https://www.beispiel.de/seite.";
const MAILBOX = "nennt kein Postfach. Richtig ist z. B. mailto:kontakt@firma.de.";
const TELEPHONE = "nennt keine Telefonnummer. Richtig ist z. B. tel:+49838212345.";

const HALF: Readonly<Record<string, readonly string[]>> = {
  [HOST]: [
    ...["https://", "https:///x", "https:", "https:/example.com", "https://#oben", "https://?a=b", "http://"],
    ...["https://impressum", "https://www.", "https://.de", "https://example..com", "https://-/x"],
  ],
  [MAILBOX]: [
    ...["mailto:", "mailto:?subject=x", "mailto:foo", "mailto:foo@", "mailto:@firma.de", "mailto:foo@firma"],
    "mailto:a@firma.de,b",
  ],
  [TELEPHONE]: ["tel:", "tel:+", "tel:zentrale"],
};
const half = Object.entries(HALF).flatMap(([says, targets]) => targets.map((to): [string, string] => [to, says]));

it.each(half)("reports the incomplete address %s in a text and in a field", async (to, says) => {
  const message = `„${to}“ ${says}`;
  expect([externalUrlIssue(to), isValidHref(to)]).toEqual([message, false]);
  const inText = ["Noch ein Absatz.", `Ein Satz\nmit [Preisen](${to}).`] as const;
  const root = contentTree({ [ARTICLE]: inText, [SITE]: ['"to": "/login"', `"to": "${to}"`] });
  const [textLine, fieldLine] = [lineIn(root, ARTICLE, "[Preisen]"), lineIn(root, SITE, `"to": "${to}"`)];
  expect(await issuesIn(root)).toEqual([
    { file: `content/${SITE}`, line: fieldLine, field: "header.login.to", message },
    { file: `content/${ARTICLE}`, line: textLine, message },
  ]);
});

it.each([
  ...["https://example.com", "https://www.example.com/a?b=c#d", "https://müller-söhne.de/", "https://192.168.0.1/"],
  ...["https://xn--mller-kva.de", "https://example.com:8443/x", "https://name@example.com", "https://example.com?a=b"],
  ...["https://example.com#oben", "https://example.com/a%20b%", "mailto:a@example.com", "mailto:a%40example.com"],
  ...["mailto:a.b+c@mail.example.com?subject=Hallo%20Welt", "mailto:a@example.com,b@example.com", "/about", "#oben"],
])("accepts %s", (to) => {
  expect([externalUrlIssue(to), isValidHref(to)]).toEqual([undefined, true]);
});

it("accepts a telephone number with digits", () => {
  expect([externalUrlIssue("tel:+49-8382-12345"), isValidHref("tel:+49-8382-12345")]).toEqual([undefined, true]);
});

it("reports an address with http:", () => {
  expect(hrefIssue("http://example.com")).toContain("ist unverschlüsselt");
});

it("accepts complete addresses", async () => {
  const text = "[A](https://example.com), [B](mailto:a@example.com?subject=B), [C](tel:+49838212345), a@example.com";
  expect(await issuesAfter({ [ARTICLE]: ["Noch ein Absatz.", text] })).toEqual([]);
});
