/** What Plausible is told, as far as the figures need it. */
export type VisitEvent = {
  name: string;
  url: string;
  domain: string;
  referrer?: string;
  props?: Record<string, string | number>;
};

const MOST_PROPS = 10;
/** Characters; Plausible takes as many. */
const LONGEST = 2000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST;
const isAddress = (value: unknown): value is string =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isProp = (value: unknown): value is string | number =>
  isText(value) || (typeof value === "number" && Number.isFinite(value));

/** The event that a text says in JSON, and nothing else of it; `undefined` when it says none. */
export function readEvent(text: string): VisitEvent | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { name, url, domain, referrer, props = {} } = (said ?? {}) as Record<string, unknown>;
  if (!isText(name) || !isAddress(url) || !isText(domain)) return undefined;
  if (referrer !== undefined && !isAddress(referrer)) return undefined;
  if (typeof props !== "object" || props === null) return undefined;
  const entries = Object.entries(props).filter((entry): entry is [string, string | number] => isProp(entry[1]));
  if (entries.length > MOST_PROPS || entries.length < Object.keys(props).length) return undefined;
  return {
    name,
    url,
    domain,
    ...(referrer ? { referrer } : {}),
    ...(entries.length > 0 ? { props: Object.fromEntries(entries) } : {}),
  };
}
