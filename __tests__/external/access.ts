import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import { type Flattened, Rules } from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { type Checker, type Finding, openPage, pageOfEachKind, withBrowser } from "./checker";

const isAA = Conformance.isAA();
const isRequired = (requirement: unknown) => Criterion.isCriterion(requirement) && isAA(requirement);
/** Those of WCAG, A and AA. */
const RULES: Iterable<Flattened.Rule> = [...Rules.values()].filter((rule) => rule.hasRequirement(isRequired));

const PHONE = { width: 390, height: 844 };
/** What a visitor does until a page looks otherwise than as it was loaded. */
type State = { name: string; hasAnswered?: boolean; viewport?: typeof PHONE; reach: (page: Page) => Promise<unknown> };

const ofEveryPage: readonly State[] = [
  { name: "as loaded", reach: async () => {} },
  { name: "consent banner", hasAnswered: false, reach: (page) => page.waitForSelector("html[data-banner]") },
  { name: "mobile menu", viewport: PHONE, reach: (page) => page.click("[popovertarget=mobile-menu]:visible") },
];

const SUBMIT = "main form [type=submit]";
/** The list of interests that a fine pointer gets, once the form has its behaviour. */
const LIST = "button#contact-interest";

const ofTheForm: readonly State[] = [
  {
    name: "form errors",
    async reach(page) {
      await page.focus("#contact-name");
      await page.waitForSelector(LIST);
      await page.click(SUBMIT);
      await page.waitForSelector("[id$=-error]:visible");
    },
  },
  {
    name: "list open",
    async reach(page) {
      await page.focus("#contact-name");
      await page.click(LIST);
      await page.waitForSelector("[role=listbox]");
    },
  },
  {
    name: "sent",
    async reach(page) {
      await page.route("**", (route, request) =>
        request.method() === "POST" ? route.fulfill({ json: { success: true, message: "" } }) : route.fallback(),
      );
      await page.fill("#contact-name", "Erika Muster");
      await page.fill("#contact-email", "erika@muster.example");
      await page.fill("#contact-message", "Wir verkaufen Pumpen an Stadtwerke.");
      await page.click(LIST);
      await page.click("[role=option]");
      await page.click(SUBMIT);
      await page.waitForSelector("[data-outcome]:visible");
    },
  },
];

const CALCULATOR = "figure[data-calculator] >> nth=0";
const ENTRY = `${CALCULATOR} >> input >> nth=0`;

/** Types into a calculator, whose form comes when it is near. */
async function enter(page: Page, text: string): Promise<void> {
  await page.locator(CALCULATOR).scrollIntoViewIfNeeded();
  await page.fill(ENTRY, text);
}

const ofACalculator: readonly State[] = [
  { name: "calculator", reach: (page) => enter(page, "12") },
  {
    name: "calculator's error",
    async reach(page) {
      await enter(page, "zwölf");
      await page.locator(ENTRY).blur();
      await page.waitForSelector(`${CALCULATOR} >> [aria-invalid=true]`);
    },
  },
];

/** Siteimprove Alfa (https://alfa.siteimprove.com) and axe on each kind of page, in eight states. */
export const access: Checker = (site) =>
  withBrowser(async (browser) => {
    const calculator = site.paths().find((path) => site.html(path).includes("data-calculator"));
    const looks = [
      ...pageOfEachKind(site).flatMap((path) => ofEveryPage.map((state) => ({ path, state }))),
      ...ofTheForm.map((state) => ({ path: "/contact", state })),
      ...(calculator ? ofACalculator.map((state) => ({ path: calculator, state })) : []),
    ];
    const findings: Finding[] = [];
    for (const { path, state } of looks) findings.push(...(await look(browser, site.origin, path, state)));
    return findings;
  });

async function look(browser: Browser, origin: string, path: string, state: State): Promise<Finding[]> {
  const { name, reach, ...options } = state;
  const page = await openPage(browser, origin, options);
  try {
    await page.goto(origin + path);
    await page.keyboard.press("Shift");
    await page.waitForSelector('html[data-app="ready"]');
    await reach(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const alfa = await Playwright.toPage(await page.evaluateHandle(() => document));
    const outcomes = await Audit.of(alfa, RULES).evaluate();
    const found = [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: `axe ${id}`, place: html }))),
      ...[...outcomes]
        .filter((outcome) => outcome.outcome === Outcome.Value.Failed)
        .map(({ rule, target }) => ({ rule: `alfa ${rule.uri.split("/").at(-1)}`, place: String(target) })),
    ];
    return found.map((finding) => ({ ...finding, page: path, state: name }));
  } catch (error) {
    return [{ rule: "cannot be looked at", page: path, state: name, place: String(error) }];
  } finally {
    await page.close();
  }
}
