import { externalUrlIssue, hrefIssue, isValidHref } from "../../../src/data-layer/model/href";

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

it.each(Object.entries(HALF).flatMap(([says, targets]) => targets.map((to) => [to, says])))(
  "refuses the incomplete address %s",
  (to, says) => expect([externalUrlIssue(to), isValidHref(to)]).toEqual([`„${to}“ ${says}`, false]),
);

it.each([
  ...["https://example.com", "https://www.example.com/a?b=c#d", "https://müller-söhne.de/", "https://192.168.0.1/"],
  ...["https://xn--mller-kva.de", "https://example.com:8443/x", "https://name@example.com", "https://example.com?a=b"],
  ...["https://example.com#oben", "https://example.com/a%20b%", "mailto:a@example.com", "mailto:a%40example.com"],
  ...["mailto:a.b+c@mail.example.com?subject=Hallo%20Welt", "mailto:a@example.com,b@example.com", "/about", "#oben"],
  "tel:+49-8382-12345",
])("accepts %s", (to) => expect([externalUrlIssue(to), isValidHref(to)]).toEqual([undefined, true]));

it("refuses an address with http:", () => expect(hrefIssue("http://example.com")).toContain("ist unverschlüsselt"));
