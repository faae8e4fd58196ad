import { PATH_WITHOUT_PAGE } from "../../scripts/lib/built-site";
import { CONSENT_BANNER_DELAY_MS, CONSENT_STORAGE_KEY } from "../../src/config/constants";
import { site, withFacts } from "../browser/support/edition";
import { tidy } from "../browser/support/text";
import aboutFile from "../edition/content/pages/about.json";
import contactFile from "../edition/content/pages/contact.json";
import legalFile from "../edition/content/pages/legal.json";
import notFoundFile from "../edition/content/pages/not-found.json";
import type { Engine, Target, View } from "./engine";
import type { ServedSite } from "./served-site";
import { until } from "./until";

const about = withFacts("content/pages/about.json", aboutFile);
const { form, hero } = withFacts("content/pages/contact.json", contactFile);
const legal = withFacts("content/pages/legal.json", legalFile);
const notFound = withFacts("content/pages/not-found.json", notFoundFile);
const { header, consent, notifications } = site;

const HOME = "/";
const ABOUT = "/about";

/** Path of the page with the contact form. */
export const CONTACT = pathOf(header.demo.to);
const COOKIES = pathOf(consent.policy.to);

/** How long a page may be looked at before no banner has come is taken for no banner will come, ms. */
const NO_BANNER_AFTER_MS = CONSENT_BANNER_DELAY_MS + 500;

/** A visitor on the way: a browser, its window, and the site. */
export type Visit = { engine: Engine; view: View; served: ServedSite };

/** A part of the walk; it throws with what was seen when that is not what it should be. */
export type Step = { page: string; what: string; take: (visit: Visit) => Promise<void> };

const TOGGLE: Target = { css: 'header button[popovertarget="mobile-menu"]' };
const MENU = `nav[aria-label="${header.menu.label}"]`;
const BANNER: Target = { css: `section[aria-label="${consent.title}"]` };
const FORM = "main form[data-inquiry]";
const SUBMIT: Target = { css: `${FORM} button[type=submit]`, name: form.submit };
const TOAST = `section[aria-label="${notifications.label}"] p`;

const field = (name: string): Target => ({ css: `${FORM} [name=${name}]` });

/**
 * The walk through the site, in its order: a new visitor decides first, so that no banner lies over what follows.
 * @param pages paths of the pages that must start, one of each kind
 */
export function stepsOf(pages: readonly string[], { finger }: View): Step[] {
  const menu: Step[] = finger ? [{ page: HOME, what: "the menu opens, and Escape closes it", take: useMenu }] : [];
  return [
    { page: HOME, what: "a new visitor is asked, declines, and is not asked again", take: declineConsent },
    ...[...pages, PATH_WITHOUT_PAGE].map((page) => ({ page, what: "starts", take: startPage(page) })),
    ...menu,
    { page: HOME, what: "links of the header, Back and Forward lead to their pages", take: navigate },
    { page: CONTACT, what: "the empty form says what is missing", take: sendEmptyForm },
    { page: CONTACT, what: "the filled form is sent once", take: sendForm },
    { page: COOKIES, what: "shows today's date", take: showToday },
  ];
}

/** Whether a complaint is part of the walk: the path without a page is answered as such, and Gatsby asks for its data. */
export const isExpected = (complaint: string): boolean =>
  [`404 ${PATH_WITHOUT_PAGE}`, `404 /page-data${PATH_WITHOUT_PAGE}/page-data.json`].includes(complaint);

async function declineConsent({ engine, served }: Visit): Promise<void> {
  await open(engine, served.origin + HOME);
  await until("the consent banner", () => engine.sees(BANNER), Boolean);
  const presses = (css: string) => getComputedStyle(document.querySelector(css) ?? document.body).pointerEvents;
  await until("presses to be for the banner", () => engine.run(presses, BANNER.css), same("auto"));
  await engine.click({ css: `${BANNER.css} button`, name: consent.decline });
  await until("the consent banner to go", () => engine.sees(BANNER), isFalse);
  const stored = await engine.run((key) => localStorage.getItem(key), CONSENT_STORAGE_KEY);
  expectSame("the stored decision", stored, "declined");

  await open(engine, served.origin + HOME);
  const end = Date.now() + NO_BANNER_AFTER_MS;
  while (Date.now() < end) expectSame("whether the banner comes again", await engine.sees(BANNER), false);
}

const startPage =
  (page: string) =>
  async ({ engine, view, served }: Visit): Promise<void> => {
    await engine.open(served.origin + page);
    // With a finger nobody moves before touching: there, the page must start by itself.
    if (!view.finger) await engine.press("Shift");
    await ready(engine);
    await fits(engine);
    const headings = await headingsOf(engine);
    if (page === PATH_WITHOUT_PAGE) expectSame("the headings", headings, [notFound.title]);
    else expectSame("the number of headings of the first level", headings.length, 1);
    expectSame("pictures and fonts that came to nothing", await engine.run(unusable), []);
  };

async function useMenu({ engine, served }: Visit): Promise<void> {
  await open(engine, served.origin + HOME);
  await engine.click(TOGGLE);
  const links = [...header.navigation, header.demo, header.login].map(({ label }) => label);
  await until(`the menu's links ${links}`, () => textsOf(engine, `${MENU} a`), same(links));
  await until(`the toggle's name ${header.menu.close}`, () => toggleName(engine), same(header.menu.close));
  await fits(engine);
  await engine.press("Escape");
  await until("the menu to close", () => engine.sees({ css: MENU }), isFalse);
  await until(`the toggle's name ${header.menu.open}`, () => toggleName(engine), same(header.menu.open));
}

async function navigate({ engine, view, served }: Visit): Promise<void> {
  await open(engine, served.origin + HOME);
  const home = await headingsOf(engine);
  // A new document would not know of this.
  await engine.run(() => void Object.assign(window, { walked: true }));

  await followHeader(engine, view, ABOUT);
  await shows(engine, ABOUT, [tidy(about.hero.title)]);
  await followHeader(engine, view, CONTACT);
  await shows(engine, CONTACT, [tidy(hero.title)]);
  await engine.back();
  await shows(engine, ABOUT, [tidy(about.hero.title)]);
  await engine.back();
  await shows(engine, HOME, home);
  await engine.forward();
  await shows(engine, ABOUT, [tidy(about.hero.title)]);
  expectSame("whether it is still the first document", await engine.run(() => "walked" in window), true);
}

/** Follows the header's link to a path; on a phone it stands in the menu. */
async function followHeader(engine: Engine, { finger }: View, path: string): Promise<void> {
  const name = header.navigation.find(({ to }) => to === path)?.label ?? path;
  if (finger) await engine.click(TOGGLE);
  const link = { css: finger ? `${MENU} a` : "header a", name };
  await until(`the link ${name}`, () => engine.sees(link), Boolean);
  await engine.click(link);
  if (finger) await until("the menu to close", () => engine.sees({ css: MENU }), isFalse);
}

async function shows(engine: Engine, path: string, headings: string[]): Promise<void> {
  const shown = async () => [await engine.run(() => location.pathname), ...(await headingsOf(engine))];
  await until(`${path} with the heading ${headings}`, shown, same([path, ...headings]));
}

async function sendEmptyForm({ engine, view, served }: Visit): Promise<void> {
  await openForm(engine, view, served);
  await engine.click(SUBMIT);
  const messages = Object.values(form.errors);
  await until(`the messages ${messages}`, () => textsOf(engine, `${FORM} [id$="-error"]`), same(messages));
  const focus = () => engine.run(() => document.activeElement?.getAttribute("name"));
  await until("the focus in the first field", focus, same("name"));
}

async function sendForm({ engine, view, served }: Visit): Promise<void> {
  await openForm(engine, view, served);
  const [choice] = form.fields.interest.options.slice(2);
  const email = `walk-${Date.now()}@muster.example`;
  const entries = {
    name: "Erika Muster",
    email,
    company: "Muster & Söhne GmbH",
    phone: "+49 8382 1234",
    message: "Wir verkaufen Pumpen an Stadtwerke.",
  };
  for (const [name, entry] of Object.entries(entries)) await engine.fill(field(name), entry);
  if (view.finger) {
    await engine.choose(field("interest"), choice?.label ?? "");
  } else {
    await engine.click({ css: "button#contact-interest" });
    const option = { css: "[role=option]", name: choice?.label ?? "" };
    await until(`the option ${option.name}`, () => engine.sees(option), Boolean);
    await engine.click(option);
    await until("the list to close", () => engine.sees(option), isFalse);
  }
  await engine.click(SUBMIT);
  const thanks = [form.success.title, form.success.text];
  await until(`the toast ${thanks}`, () => textsOf(engine, TOAST), same(thanks));
  await until(`in the form ${thanks}`, () => textsOf(engine, `${FORM} [data-outcome] p`), same(thanks));
  const inquiries = served.inquiriesFrom(email);
  expectSame("the number of inquiries", inquiries.length, 1);
  const { name, company, phone, message, interest } = inquiries[0] ?? {};
  const sent = { name, email, company, phone, message, interest };
  expectSame("what was sent", sent, { ...entries, interest: choice?.value });
}

/** Opens the form and waits for its behaviour, and for its own list of interests where a finger has no other. */
async function openForm(engine: Engine, { finger }: View, { origin }: ServedSite): Promise<void> {
  await open(engine, origin + CONTACT);
  await engine.run(() => document.querySelector<HTMLElement>("#contact-name")?.focus());
  const list = finger ? "select#contact-interest" : "button#contact-interest";
  const behaves = (css: string) =>
    Boolean(document.querySelector("form[data-inquiry][novalidate]") && document.querySelector(css));
  await until(`the form's behaviour with ${list}`, () => engine.run(behaves, list), Boolean);
}

async function showToday({ engine, served }: Visit): Promise<void> {
  const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });
  const days = [format.format(new Date())];
  await open(engine, served.origin + COOKIES);
  // The day may change on the way.
  const isShown = (texts: string[]) =>
    [...days, format.format(new Date())].some((day) => texts.includes(`${legal.updated} ${day}`));
  await until(`“${legal.updated} ${days[0]}”`, () => textsOf(engine, "main p"), isShown);
}

async function open(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await engine.press("Shift");
  await ready(engine);
}

const ready = (engine: Engine) =>
  until("html[data-app=ready]", () => engine.run(() => document.documentElement.dataset.app), same("ready"));

/** Fails when the page can be moved sideways, and names what sticks out. */
async function fits(engine: Engine): Promise<void> {
  const { width, room, wide } = await engine.run(measure);
  if (width > room) throw new Error(`The page is ${width} px wide in a window of ${room} px. Out of it: ${wide}`);
}

/** Runs in the page: how wide it is, and the first elements that end beyond the window. */
function measure(): { width: number; room: number; wide: string[] } {
  const elements = [...document.body.querySelectorAll("*")];
  const outside = elements.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
  const wide = outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  return { width: document.documentElement.scrollWidth, room: innerWidth, wide };
}

/** Runs in the page: pictures that came but show nothing, fonts that this browser could not use. */
function unusable(): string[] {
  const pictures = [...document.images].filter((image) => image.complete && image.currentSrc && !image.naturalWidth);
  const fonts = [...document.fonts].filter(({ status }) => status === "error");
  return [...pictures.map(({ currentSrc }) => currentSrc), ...fonts.map(({ family }) => family)];
}

const toggleName = (engine: Engine) =>
  engine.run((css) => document.querySelector(css)?.getAttribute("aria-label"), TOGGLE.css);

const headingsOf = (engine: Engine) => textsOf(engine, "h1");

/** What is read in each element that can be seen, without soft hyphens. */
const textsOf = (engine: Engine, css: string): Promise<string[]> =>
  engine.run(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => (textContent ?? "").replaceAll("\u00AD", "").replace(/\s+/g, " ").trim()),
    css,
  );

const isFalse = (seen: boolean) => !seen;

const same = (expected: unknown) => (seen: unknown) => JSON.stringify(seen) === JSON.stringify(expected);

function expectSame(what: string, seen: unknown, expected: unknown): void {
  if (!same(expected)(seen)) {
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`);
  }
}

/** The path of an address of the site, without its anchor. */
function pathOf(to: string): string {
  return to.replace(/#.*/, "");
}
