import { attempt } from "../../lib/attempt";

const HREF = /^(\/[a-z0-9\-/]*(#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

const LETTER = "\\p{L}\\p{N}\\p{M}";
const HOST = `(?:[${LETTER}](?:[${LETTER}_-]*[${LETTER}])?\\.)+[${LETTER}-]*[${LETTER}]`;
/** Addresses outside the site: what each must match, and the message if it does not. */
const EXTERNAL_URLS: readonly [scheme: RegExp, whole: RegExp, message: (value: string) => string][] = [
  [
    /^https?:/,
    new RegExp(`^https?://(?:[^\\s/?#@]*@)?${HOST}(?::\\d+)?(?:[/?#]|$)`, "u"),
    (value) => `„${value}“ nennt keine Website. Nach https:// folgt ihr Name, z. B. https://www.beispiel.de/seite.`,
  ],
  [
    /^mailto:/,
    new RegExp(`^mailto:[^\\s@,?]+@${HOST}(?:,[^\\s@,?]+@${HOST})*(?:\\?|$)`, "u"),
    (value) => `„${value}“ nennt kein Postfach. Richtig ist z. B. mailto:kontakt@firma.de.`,
  ],
  [/^tel:/, /^tel:[^?;]*\d/, (value) => `„${value}“ nennt keine Telefonnummer. Richtig ist z. B. tel:+49838212345.`],
];

/** Whether a field's link has a form that a page can use. */
export const isValidHref = (value: string): boolean => HREF.test(value) && externalUrlIssue(value) === undefined;

/** Why an address outside the site is incomplete; `undefined` if it is not, or no such address. */
export function externalUrlIssue(value: string): string | undefined {
  const [, whole, message] = EXTERNAL_URLS.find(([scheme]) => scheme.test(value)) ?? [];
  return whole?.test(decoded(value)) ? undefined : message?.(value);
}

/** Markdown keeps `%40` as it is. */
const decoded = (value: string): string => attempt(() => decodeURI(value).replaceAll("%40", "@")) ?? value;

/** Why a link cannot be used as written, and how to fix it. */
export function hrefIssue(value: string): string {
  const outside = externalUrlIssue(value);
  if (outside) return outside;
  if (value.startsWith("http:")) return `„${value}“ ist unverschlüsselt. Bitte die Adresse mit https:// nennen.`;
  const near = /^[^\s:/@]+@[^\s:/]+$/.test(value) ? `mailto:${value}` : /^www\.\S+$/.test(value) && `https://${value}`;
  if (near) return `„${value}“ ist kein Ziel. Gemeint ist vielleicht ${near}.`;
  if (/^[/#]/.test(value)) return `„${value}“ ist kein Ziel. Pfade und Anker bestehen aus a–z, 0–9 und Bindestrichen.`;
  return `„${value}“ ist kein Ziel. Erlaubt: /pfad, /pfad#anker, #anker, https://…, mailto:… oder tel:…`;
}
