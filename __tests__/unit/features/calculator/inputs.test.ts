import { calculationCsv, calculationMessage } from "../../../../src/features/calculator/calculation-export";
import { defineCalculator } from "../../../../src/features/calculator/calculator";
import {
  calculationHash,
  describeRange,
  formatInput,
  invalidNumberMessage,
  parseHash,
  parseInput,
  parseInputs,
} from "../../../../src/features/calculator/inputs";
import { calculator as words } from "../../../fixture-site/content/pages/article.json";
import { fc } from "../../support/fast-check";

const PRICE = { key: "price", label: "Preis", unit: "€", min: 0.5, max: 1_000_000 } as const;
const COUNT = { key: "count", label: "Anzahl", unit: "", min: 1, max: 500, whole: true } as const;

/** A minimal calculator whose results are easy to verify. */
const shop = defineCalculator({
  name: "shop",
  title: "Ihre Kasse",
  groups: { Ware: [PRICE, COUNT] },
  check: ({ price, count }) =>
    price * count > 1_000_000 ? { key: "count", message: "So viel verkauft niemand." } : undefined,
  compute: ({ price, count }) => ({
    sentence: `Sie nehmen ${formatInput(price * count)}\u00a0€ ein.`,
    figures: [
      { label: "Einnahmen", value: `${formatInput(price * count)}\u00a0€` },
      { label: "Verkauft", value: formatInput(count), secondaryValue: "−2\u00a0Stunden" },
    ],
    chart: {
      title: "Ihre Woche",
      description: "Montags kommt mehr zurück.",
      unit: "€",
      columns: ["Tag", "Einnahmen"],
      rows: [{ label: "Montag", values: [-2.5] }],
    },
  }),
});
const VALUES = { price: 1299.5, count: 3 };

it.each([
  [PRICE, "1.299,50", 1299.5],
  [PRICE, " 12,5 € ", 12.5],
  [PRICE, "\u2068500\u2069\u00a0€\ufffc", 500],
  [PRICE, "12,5€", 12.5],
  [PRICE, "12,5 € (Muster)", 12.5],
  [PRICE, "4800.50 €", 4800.5],
  [PRICE, "0,5", 0.5],
  [PRICE, "1.000.000", 1_000_000],
  [PRICE, "1'000", 1000],
  [PRICE, "1’000’000", 1_000_000],
  [PRICE, "1'299.50 €", 1299.5],
  [PRICE, "1'00", undefined],
  [PRICE, "1''000", undefined],
  [PRICE, "0,4", undefined],
  [PRICE, "1.000.001", undefined],
  [PRICE, "12 %", undefined],
  [PRICE, "€", undefined],
  [PRICE, "viel", undefined],
  [COUNT, "3", 3],
  [COUNT, "3,5", undefined],
  [COUNT, "", undefined],
])("in the field %j, „%s“ is %p", (field, text, value) => {
  expect(parseInput(field, text)).toBe(value);
});

it("reports each invalid field, and contradicting values only if all fields are valid", () => {
  expect(parseInputs(shop, { price: "1.299,50", count: "3" })).toEqual({ values: VALUES, errors: [] });
  expect(parseInputs(shop, { price: "teuer" })).toEqual({ errors: [{ field: PRICE }, { field: COUNT }] });
  expect(parseInputs(shop, { price: "1000000", count: "0" })).toEqual({ errors: [{ field: COUNT }] });
  const message = "So viel verkauft niemand.";
  expect(parseInputs(shop, { price: "1000000", count: "2" })).toEqual({ errors: [{ field: COUNT, message }] });
});

it.each([
  [PRICE, "eine Zahl von 0,5 bis 1.000.000\u00a0€"],
  [COUNT, "eine ganze Zahl von 1 bis 500"],
  [{ ...COUNT, unit: "Tage" }, "eine ganze Zahl von 1 bis 500\u00a0Tagen"],
  [{ ...COUNT, unit: "Artikel" }, "eine ganze Zahl von 1 bis 500\u00a0Artikeln"],
  [{ ...COUNT, unit: "Stunden" }, "eine ganze Zahl von 1 bis 500\u00a0Stunden"],
  [{ ...COUNT, unit: "Leads" }, "eine ganze Zahl von 1 bis 500\u00a0Leads"],
])("the range of %j is „%s“", (field, range) => {
  expect(describeRange(field)).toBe(range);
  expect(invalidNumberMessage(field, words)).toBe(`Bitte ${range} eintragen.`);
});

describe("a URL hash", () => {
  const LINK = "#rechnung-shop&price=1299,5&count=3&ende";

  it("is parsed into the values that it was made from", () => {
    expect(calculationHash(shop, VALUES)).toBe(LINK);
    expect(parseHash(shop, LINK)).toEqual(VALUES);
  });

  it("contains any valid number in digits, without exponent or thousands separators", () => {
    const anyPrice = { ...PRICE, min: 0, max: 1e9 };
    const open = defineCalculator({ ...shop, check: undefined, groups: { Ware: [anyPrice, COUNT] } });
    expect(calculationHash(open, { price: 1e-7, count: 3 })).toContain("&price=0,0000001&");
    expect(calculationHash(open, { price: 1e9, count: 3 })).toContain("&price=1000000000&");
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (number) => {
        const price = number + 0;
        expect(parseHash(open, calculationHash(open, { price, count: 3 }))).toEqual({ price, count: 3 });
        expect(parseInput(anyPrice, formatInput(price))).toBe(price);
      }),
    );
  });

  const REBATE = { key: "rebate", label: "Nachlass", unit: "€", min: 0, max: 5, fallback: 2.5 } as const;
  const newer = defineCalculator({ ...shop, check: undefined, groups: { Ware: [PRICE, COUNT, REBATE] } });

  it.each([
    ["any order, encoding and further parameters", shop, "&count=3&price=1.299%2C50&ende&utm_source=mail", VALUES],
    ["signs that a messenger has encoded", shop, "%26price%3D1299%2C5%26count%3D3%26ende", VALUES],
    ["signs that were encoded twice", shop, "&price%253D1299,5%2526count=3%26ende", VALUES],
    ["no value for a field with a fallback", newer, "&price=1299,5&count=3&ende", { ...VALUES, rebate: 2.5 }],
    ["one for it", newer, "&price=1299,5&count=3&ende&rebate=4", { ...VALUES, rebate: 4 }],
    ["an empty one for it", newer, "&price=1299,5&count=3&ende&rebate=", undefined],
    ["one out of range for it", newer, "&price=1299,5&count=3&ende&rebate=9", undefined],
    ["none for another field", newer, "&price=1299,5&ende", undefined],
    ["no values", shop, "&ende", undefined],
    ["a value out of range", shop, "&price=5&count=501&ende", undefined],
    ["values that contradict each other", shop, "&price=1000000&count=500&ende", undefined],
    ["a broken encoding", shop, "&price=5&count=%&ende", undefined],
    ["markup", shop, "&price=5&count=3<script>alert(1)</script>&ende", undefined],
    ["names of an object's own", shop, "&__proto__=5&constructor=3&ende", undefined],
    ["another calculator's name", shop, "ping&price=5&count=3&ende", undefined],
    ["more digits than a number has", shop, `&price=5&count=${"9".repeat(100_000)}&ende`, undefined],
  ])("may have %s", (_what, calculator, rest, values) => {
    expect(parseHash(calculator, `#rechnung-shop${rest}`)).toEqual(values);
  });

  it("is ignored if its end is missing, at whichever letter it was cut", () => {
    for (let length = 0; length < LINK.length; length += 1)
      expect(parseHash(shop, LINK.slice(0, length))).toBeUndefined();
  });
});

it("a CSV file has a byte order mark, semicolons and CRLF line ends, as Excel expects", () => {
  expect(calculationCsv(shop, VALUES, shop.compute(VALUES)).split("\r\n")).toEqual([
    '\ufeff"Ihre Kasse"',
    '"Preis";"1.299,5";"€"',
    '"Anzahl";"3";""',
    "",
    '"Einnahmen";"3.898,5 €"',
    '"Verkauft";"3";"-2 Stunden"',
    '"Sie nehmen 3.898,5 € ein."',
    "",
    '"Tag";"Einnahmen"',
    '"Montag";"-2,5"',
    '"€"',
    "",
  ]);
});

it("the message of an inquiry has the inputs, the result and a link", () => {
  expect(calculationMessage(shop, VALUES, shop.compute(VALUES), "https://muster.example/blog#a", words)).toBe(
    [
      "Meine Rechnung „Ihre Kasse“:",
      "- Preis: 1.299,5 €",
      "- Anzahl: 3",
      "Ergebnis: Sie nehmen 3.898,5\u00a0€ ein.",
      "Zum Nachrechnen: https://muster.example/blog#a",
    ].join("\n"),
  );
});
