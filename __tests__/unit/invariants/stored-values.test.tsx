import { render, screen } from "@testing-library/react";
import { toInputs } from "../../../src/features/calculator/inputs";
import { openCalculation } from "../../../src/features/calculator/live-calculator";
import { fields } from "../../../src/features/contact-form/fields";
import { createInquiryStore } from "../../../src/features/contact-form/inquiry-store";
import { preserveEarlyValues } from "../../../src/features/contact-form/preserve-early-values";
import { currentConsent, readConsent } from "../../../src/features/cookie-consent/consent-store";
import { ResetConsentButton } from "../../../src/features/cookie-consent/reset-consent-button";
import { CALCULATORS, EXAMPLES } from "../support/calculators";
import { fc } from "../support/fast-check";

/* Whatever is stored is not trusted: no error, and nothing is shown that nobody typed. */

const FORM_KEY = "contact-draft";
const NAMES: readonly string[] = fields.map(({ name }) => name);

/** Any JSON value in which the keys that the site reads occur at any depth, as a JavaScript value. */
const anyValue = (keys: readonly string[], leaves: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.letrec<{ value: unknown; group: unknown; list: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaves,
      fc.constantFrom(null, true, 0, 7, -1, 1e308, "", "x", "__proto__"),
      fc.string(),
      tie("group"),
      tie("list"),
    ),
    group: fc.dictionary(fc.constantFrom(...keys, "__proto__", "constructor", "length"), tie("value"), { maxKeys: 6 }),
    list: fc.array(tie("value"), { maxLength: 3 }),
  })).value;

/** The same as text, some of it cut off, and any text that is no JSON. */
const anyStored = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: value.map((one) => JSON.stringify(one).slice(0, -1)) },
    { weight: 1, arbitrary: fc.string() },
  );

/** The texts that a stored value really holds for a key, at any depth. */
function textsUnder(stored: string): Set<string> {
  const texts = new Set<string>();
  try {
    JSON.parse(stored, (_key, value) => {
      if (typeof value === "string") texts.add(value);
      return value;
    });
  } catch {
    // What is no JSON holds nothing.
  }
  return texts;
}

beforeEach(() => {
  document.body.innerHTML = "";
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/contact");
});

describe("The contact form", () => {
  const STATES = ["sending", "interrupted", "uncertain", "sent"];
  const form = fc.oneof(
    anyValue(["values", "state", "nativeValues", ...NAMES], fc.constantFrom(...STATES, "Erika")),
    fc.record(
      {
        values: anyValue(NAMES, fc.constantFrom("Erika", "demo")),
        state: anyValue(["state"], fc.constantFrom(...STATES)),
        nativeValues: anyValue(NAMES, fc.constantFrom("Erika", "demo")),
      },
      { requiredKeys: [] },
    ),
  );

  function renderForm(): HTMLFormElement {
    const controls = fields.map(({ name, kind }) => {
      if (kind === "select") return `<select name="${name}"><option value=""></option><option>demo</option></select>`;
      return kind === "textarea" ? `<textarea name="${name}"></textarea>` : `<input name="${name}">`;
    });
    document.body.innerHTML = `<form data-inquiry=""><input type="checkbox" name="botcheck">${controls.join("")}</form>
      <p id="gesendet" class="visible-when-targeted"></p>`;
    return document.querySelector("form") as HTMLFormElement;
  }
  const shownIn = (element: HTMLFormElement, name: string) =>
    (element.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value;
  const expectTyped = (element: HTMLFormElement, stored: string) => {
    for (const name of NAMES) {
      const value = shownIn(element, name);
      if (value !== "") expect(textsUnder(stored)).toContain(value);
    }
    expect((element.elements.namedItem("botcheck") as HTMLInputElement).checked).toBe(false);
  };

  /** Listeners that the page has added to `window`, to be removed with it. */
  const listened: Parameters<typeof window.addEventListener>[] = [];
  const { addEventListener } = window;
  beforeEach(() => {
    jest.useFakeTimers();
    // What a page is like when it is opened for the first time.
    Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
    const listen = (...args: Parameters<typeof window.addEventListener>) => {
      listened.push(args);
      addEventListener.apply(window, args);
    };
    jest.spyOn(window, "addEventListener").mockImplementation(listen);
  });
  const closePage = () => {
    for (const [event, listener] of listened.splice(0)) window.removeEventListener(event, listener);
  };
  afterEach(() => {
    closePage();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const anyForm = fc.record({
    stored: anyStored(form),
    hash: fc.constantFrom("", "#gesendet"),
  });

  it.each(["before and after the app is there", "by the app alone"])("is filled %s", (how) => {
    fc.assert(
      fc.property(anyForm, ({ stored, hash }) => {
        sessionStorage.setItem(FORM_KEY, stored);
        history.replaceState(null, "", `/contact${hash}`);
        const element = renderForm();
        if (how.startsWith("before")) {
          preserveEarlyValues(FORM_KEY, "#gesendet", "#form", "#form&message=");
          expectTyped(element, stored);
        }
        const store = createInquiryStore();
        store.attach(element, "Anfrage von");
        expectTyped(element, stored);
        // What is not shown must not be sent either.
        for (const { name } of fields) expect(store.current().values[name]).toBe(shownIn(element, name));
        // What becomes of an inquiry is only said where the storage says so in the site's own words.
        const { values, submission } = store.current();
        const { state } = submission;
        if (state !== "idle") expect([...textsUnder(stored)].some((text) => STATES.includes(text))).toBe(true);
        store.dispatch({ type: "sent", values: submission.nativeValues ?? values });
        expectTyped(element, stored);
        closePage();
        sessionStorage.clear();
      }),
      {
        examples: [[{ stored: '{"values":{"interest":"no longer listed"}}', hash: "" }], [{ stored: "[]", hash: "" }]],
      },
    );
  });
});

describe("The consent", () => {
  it("is given only by the word that the site itself stores", () => {
    const words = fc.oneof(fc.string(), fc.json(), fc.constantFrom("accepted", "declined", '"accepted"', " accepted"));
    fc.assert(
      fc.property(words, (stored) => {
        localStorage.setItem("cookie-consent", stored);
        const consent = stored === "accepted" || stored === "declined" ? stored : undefined;
        expect([readConsent(), currentConsent()]).toEqual([consent, consent]);
      }),
    );
  });
});

/** What the entry of the history may hold: the browser keeps any value, not only text. */
const anyHistoryState = anyValue(["calculationSet", "hasReset", "key"], fc.constantFrom("7", true));

describe("A calculator", () => {
  const PATH = "/blog/besuche";
  const KEY = `calculation|${PATH}|`;

  it.each(CALCULATORS.map((calculator) => [calculator.name, calculator] as const))(
    "shows %s with numbers that were typed, or with those of its text",
    (name, calculator) => {
      const example = EXAMPLES[name as keyof typeof EXAMPLES];
      const texts = toInputs(example);
      const query = Object.entries(texts).map(([key, text]) => `${key}=${text.replaceAll(".", "")}`);
      const keys = calculator.fields.map(({ key }) => key);
      const some = fc.constantFrom(...Object.values(texts), "viel", "1");
      const saved = fc.record(
        {
          inputs: fc.oneof(anyValue(keys, some), fc.record(Object.fromEntries(keys.map((key) => [key, some])))),
          values: fc.oneof(fc.constant(example), anyValue(keys, some)),
        },
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(
          anyStored(fc.oneof(saved, anyValue(["inputs", "values", ...keys], some))),
          fc.oneof(fc.constant(""), fc.constant("7"), fc.string()),
          anyHistoryState,
          (stored, set, state) => {
            history.replaceState(state, "", PATH);
            sessionStorage.setItem("calculation|set", set);
            for (const mark of ["", `|${set}`, "|7"]) sessionStorage.setItem(KEY + name + mark, stored);
            const builtHash = `#rechnung-${name}&${query.join("&")}&ende`;
            const opened = openCalculation(calculator, PATH, "", builtHash);
            if (!opened) throw new Error("The text's own numbers are lost.");
            const known = new Set([...Object.values(texts), ...textsUnder(stored)]);
            for (const key of keys) expect(known).toContain(opened.inputs[key]);
            expect(calculator.compute(opened.values).sentence).toMatch(/\.$/);
            sessionStorage.clear();
          },
        ),
      );
    },
  );

  it("has a result that is the one of the numbers in its fields", () => {
    const [calculator] = CALCULATORS.filter(({ name }) => name === "visit");
    if (!calculator) throw new Error("The calculator is missing.");
    const inputs = toInputs({ ...EXAMPLES.visit, visitCost: 900 });
    sessionStorage.setItem(`${KEY}visit`, JSON.stringify({ inputs, values: EXAMPLES.visit }));
    history.replaceState(null, "", PATH);
    expect(openCalculation(calculator, PATH, "", "")?.values.visitCost).toBe(900);
  });
});

it("The entry of the history may hold anything when the cookie policy is shown", () => {
  fc.assert(
    fc.property(anyHistoryState, (state) => {
      history.replaceState(state, "", "/cookies");
      const { unmount } = render(<ResetConsentButton label="Zurücksetzen" withoutScript="" />);
      expect(screen.getByText("Zurücksetzen")).toBeVisible();
      unmount();
    }),
  );
});
