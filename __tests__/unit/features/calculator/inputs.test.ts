import fc from "fast-check";
import { calculationCsv, calculationMessage } from "../../../../src/features/calculator/calculation-export";
import {
  type CalculatorField,
  type CalculatorResult,
  defineCalculator,
} from "../../../../src/features/calculator/calculator";
import { invalidNumberMessage } from "../../../../src/features/calculator/calculator-copy";
import { calculators } from "../../../../src/features/calculator/calculators";
import {
  calculationHash,
  describeRange,
  deserializeValues,
  formatInput,
  parseHash,
  parseInput,
  parseInputs,
  serializeValues,
} from "../../../../src/features/calculator/inputs";
import { calculatorLoaders } from "../../../../src/features/calculator/load-calculator";
import { calculator as words } from "../../../spec-site/content/pages/article.json";

const PRICE = { key: "price", label: "Preis", unit: "€", group: "Ware", min: 0.5, max: 1_000_000 } as const;
const COUNT = { key: "count", label: "Anzahl", unit: "", group: "Ware", min: 1, max: 500, whole: true } as const;

/** A minimal calculator whose results are easy to verify. */
const shop = defineCalculator({
  name: "shop",
  title: "Ihre Kasse",
  fields: [PRICE, COUNT],
  check: ({ price, count }) =>
    price * count > 1_000_000 ? { key: "count", message: "So viel verkauft niemand." } : undefined,
  compute: ({ price, count }) => ({
    sentence: `Sie nehmen ${formatInput(price * count)}\u00a0€ ein.`,
    figures: [
      { label: "Einnahmen", value: `${formatInput(price * count)}\u00a0€` },
      { label: "Verkauft", value: formatInput(count), secondaryValue: "2\u00a0Stunden" },
    ],
    chart: {
      kind: "bar",
      title: "Ihre Woche",
      description: "Montags kommt mehr zurück.",
      unit: "€",
      columns: ["Tag", "Einnahmen"],
      rows: [{ label: "Montag", values: [-2.5] }],
    },
  }),
});
const NOTHING: CalculatorResult = { sentence: "", figures: [{ label: "", value: "" }] };
const VALUES = { price: 1299.5, count: 3 };

it.each([
  ["12.000", 12_000],
  ["12000", 12_000],
  ["12 000", 12_000],
  ["12\u00a0000", 12_000],
  [" 12,5 ", 12.5],
  ["12,5 €", 12.5],
  ["12,5€", 12.5],
  ["12,5 € ", 12.5],
  ["0,5", 0.5],
  ["12.5", 12.5],
  ["4800.50 €", 4800.5],
  ["4.800", 4800],
  ["12.500", 12_500],
  ["1'000", 1000],
  ["1’000’000", 1_000_000],
  ["1'299.50 €", 1299.5],
  ["1’299,5", 1299.5],
])("parses „%s“", (text, value) => {
  expect(parseInput(PRICE, text)).toBe(value);
});

it.each([
  "",
  " ",
  "€",
  "abc",
  "1250.000",
  "1e5",
  "0x10",
  "12%",
  "0,4",
  "1.000.001",
  "-5",
  "NaN",
  "Infinity",
  "1;2",
  "1'00",
  "'100",
  "1''000",
  "<b>1</b>",
])("rejects „%s“ as a price", (text) => {
  expect(parseInput(PRICE, text)).toBeUndefined();
});

it("accepts only whole numbers in a field for whole numbers, and describes its range so", () => {
  expect(parseInput(COUNT, "3")).toBe(3);
  expect(parseInput(COUNT, "3,5")).toBeUndefined();
  expect([PRICE, COUNT].map(describeRange)).toEqual([
    "eine Zahl von 0,5 bis 1.000.000\u00a0€",
    "eine ganze Zahl von 1 bis 500",
  ]);
});

it("reports each invalid field, and contradicting values only if all fields are valid", () => {
  expect(parseInputs(shop, { price: "1.299,50", count: "3" })).toEqual({ values: VALUES, errors: [] });
  expect(parseInputs(shop, { price: "teuer" })).toEqual({ errors: [{ field: PRICE }, { field: COUNT }] });
  expect(parseInputs(shop, { price: "1000000", count: "0" })).toEqual({ errors: [{ field: COUNT }] });
  expect(parseInputs(shop, { price: "1000000", count: "2" })).toEqual({
    errors: [{ field: COUNT, message: "So viel verkauft niemand." }],
  });
});

it("puts the unit of a range into the dative", () => {
  const ranges = ["Tage", "Monate", "Artikel", "Stunden", "Leads", "%"].map((unit) =>
    describeRange({ ...PRICE, unit }),
  );
  expect(ranges.map((range) => range.split("\u00a0")[1])).toEqual([
    "Tagen",
    "Monaten",
    "Artikeln",
    "Stunden",
    "Leads",
    "%",
  ]);
});

it("names the range of the field in its error message", () => {
  expect(invalidNumberMessage({ ...COUNT, unit: "Tage" }, words)).toBe(
    "Bitte eine ganze Zahl von 1 bis 500\u00a0Tagen eintragen.",
  );
  expect([PRICE, COUNT].map((field) => invalidNumberMessage(field, words))).toEqual([
    "Bitte eine Zahl von 0,5 bis 1.000.000\u00a0€ eintragen.",
    "Bitte eine ganze Zahl von 1 bis 500 eintragen.",
  ]);
});

describe("a URL hash", () => {
  it("is parsed into the values that it was made from", () => {
    expect(calculationHash(shop, VALUES)).toBe("#rechnung-shop&price=1299,5&count=3&ende");
    expect(parseHash(shop, calculationHash(shop, VALUES))).toEqual(VALUES);
    expect(deserializeValues(shop, serializeValues(shop, VALUES))).toEqual(VALUES);
  });

  it("contains any valid number in digits, without exponent or thousands separators", () => {
    const hours = { key: "hours", label: "Stunden", unit: "h", group: "Zeit", min: 0, max: 1e9 } as const;
    const shift = defineCalculator({ ...shop, fields: [hours], check: undefined, compute: () => NOTHING });
    expect(calculationHash(shift, { hours: 1e-7 })).toBe("#rechnung-shop&hours=0,0000001&ende");
    expect(calculationHash(shift, { hours: 1e9 })).toBe("#rechnung-shop&hours=1000000000&ende");
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (hours) => {
        const value = hours + 0;
        expect(parseHash(shift, calculationHash(shift, { hours: value }))).toEqual({ hours: value });
        expect(parseInput(shift.fields[0] as CalculatorField, formatInput(value))).toBe(value);
      }),
    );
  });

  it("may omit a field that has a fallback", () => {
    const rebate = {
      key: "rebate",
      label: "Nachlass",
      unit: "€",
      group: "Ware",
      min: 0,
      max: 5,
      fallback: 2.5,
    } as const;
    const newer = defineCalculator({
      ...shop,
      fields: [PRICE, COUNT, rebate],
      check: undefined,
      compute: () => NOTHING,
    });
    const older = "#rechnung-shop&price=1299,5&count=3&ende";
    expect(parseHash(newer, older)).toEqual({ ...VALUES, rebate: 2.5 });
    expect(parseHash(newer, `${older}&rebate=4`)).toEqual({ ...VALUES, rebate: 4 });
    expect(parseHash(newer, `${older}&rebate=`)).toBeUndefined();
    expect(parseHash(newer, `${older}&rebate=9`)).toBeUndefined();
    expect(parseHash(newer, "#rechnung-shop&price=1299,5&ende")).toBeUndefined();
  });

  it("may have another order, other encodings and further parameters", () => {
    expect(parseHash(shop, "#rechnung-shop&count=3&price=1.299%2C50&ende&utm_source=mail")).toEqual(VALUES);
  });

  it("is ignored if its end is missing, at whichever letter it was cut", () => {
    const link = calculationHash(shop, VALUES);
    for (let length = 0; length < link.length; length += 1)
      expect(parseHash(shop, link.slice(0, length))).toBeUndefined();
  });

  it.each([
    "",
    "#rechnung-shop",
    "#rechnung-shop&",
    "#rechnung-shop&ende",
    "#rechnung-shop&price=5&ende",
    "#rechnung-shop&price=5&count=&ende",
    "#rechnung-shop&price=5&count=501&ende",
    "#rechnung-shop&price=1000000&count=500&ende",
    "#rechnung-shop&price=5&count=%&ende",
    "#rechnung-shop&price=5&count=%00&ende",
    "#rechnung-shop&price=5&count=3<script>alert(1)</script>&ende",
    "#rechnung-shop&price=javascript:alert(1)&count=3&ende",
    "#rechnung-shop&__proto__=5&constructor=3&ende",
    "#rechnung-other&price=5&count=3&ende",
    "#rechnung-shopping&price=5&count=3&ende",
    `#rechnung-shop&price=5&count=${"9".repeat(100_000)}&ende`,
  ])("is ignored if it is anything else: %.60s", (hash) => {
    expect(parseHash(shop, hash)).toBeUndefined();
  });
});

describe("the CSV file", () => {
  it("has a byte order mark, semicolons and CRLF line ends, as Excel expects", () => {
    const table = calculationCsv(shop, VALUES, shop.compute(VALUES));
    expect(table.startsWith("\ufeff")).toBe(true);
    expect(table.slice(1).split("\r\n")).toEqual([
      '"Ihre Kasse"',
      '"Preis";"1.299,5";"€"',
      '"Anzahl";"3";""',
      "",
      '"Einnahmen";"3.898,5 €"',
      '"Verkauft";"3";"2 Stunden"',
      '"Sie nehmen 3.898,5 € ein."',
      "",
      '"Tag";"Einnahmen"',
      '"Montag";"-2,5"',
      '"€"',
      "",
    ]);
  });

  it("uses only signs that Excel reads in numbers, for every calculator", () => {
    for (const calculator of Object.values(calculators)) {
      const lowest = Object.fromEntries(calculator.fields.map(({ key, min }) => [key, min]));
      const cells = calculationCsv(calculator, lowest, calculator.compute(lowest)).split(/[;\r\n]+/);
      expect(cells.filter((cell) => /^"[=@+−]|[\u00a0\u202f]/.test(cell))).toEqual([]);
      // No label contains quotes, which would need escaping.
      expect(cells.filter((cell) => /^"[^"]*"[^"]/.test(cell))).toEqual([]);
    }
  });
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

it("a misspelt field key in compute does not compile", () => {
  type Key = keyof Parameters<typeof shop.compute>[0];
  const isKey: { [Name in "price" | "count" | "prize"]: Name extends Key ? true : false } = {
    price: true,
    count: true,
    // If any key were accepted, this would have to be true.
    prize: false,
  };
  expect(shop.fields.map(({ key }) => isKey[key])).toEqual([true, true]);
});

it("the browser has a loader for each calculator of the build, and no other", () => {
  expect(Object.keys(calculatorLoaders).sort()).toEqual(Object.keys(calculators).sort());
});
