import fc from "fast-check";
import { calculationMessage, calculationTable } from "../../../../src/features/calculator/calculation-texts";
import {
  type CalculatorField,
  type CalculatorResult,
  defineCalculator,
} from "../../../../src/features/calculator/calculator";
import { askForNumber } from "../../../../src/features/calculator/calculator-words";
import { calculators } from "../../../../src/features/calculator/calculators";
import {
  entryText,
  hashOf,
  rangeOf,
  readEntries,
  readEntry,
  readHash,
  readTexts,
  writeEntries,
} from "../../../../src/features/calculator/entries";
import { fetchers } from "../../../../src/features/calculator/load-calculator";
import { calculator as words } from "../../../edition/content/pages/article.json";

const PRICE = { key: "price", label: "Preis", unit: "€", group: "Ware", min: 0.5, max: 1_000_000 } as const;
const COUNT = { key: "count", label: "Anzahl", unit: "", group: "Ware", min: 1, max: 500, whole: true } as const;

/** Small enough to see through. */
const shop = defineCalculator({
  name: "shop",
  title: "Ihre Kasse",
  fields: [PRICE, COUNT],
  check: ({ price, count }) =>
    price * count > 1_000_000 ? { key: "count", message: "So viel verkauft niemand." } : undefined,
  compute: ({ price, count }) => ({
    sentence: `Sie nehmen ${entryText(price * count)}\u00a0€ ein.`,
    figures: [
      { label: "Einnahmen", value: `${entryText(price * count)}\u00a0€` },
      { label: "Verkauft", value: entryText(count), also: "2\u00a0Stunden" },
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
const ENTRIES = { price: 1299.5, count: 3 };

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
])("reads „%s“ as people write it", (text, value) => {
  expect(readEntry(PRICE, text)).toBe(value);
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
  "<b>1</b>",
])("does not take „%s“ for a price", (text) => {
  expect(readEntry(PRICE, text)).toBeUndefined();
});

it("takes whole numbers only where nothing else makes sense, and says so", () => {
  expect(readEntry(COUNT, "3")).toBe(3);
  expect(readEntry(COUNT, "3,5")).toBeUndefined();
  expect([PRICE, COUNT].map(rangeOf)).toEqual([
    "eine Zahl von 0,5 bis 1.000.000\u00a0€",
    "eine ganze Zahl von 1 bis 500",
  ]);
});

it("tells what is wrong at each field, and only then what does not go together", () => {
  expect(readTexts(shop, { price: "1.299,50", count: "3" })).toEqual({ entries: ENTRIES, faults: [] });
  expect(readTexts(shop, { price: "teuer" })).toEqual({ faults: [{ field: PRICE }, { field: COUNT }] });
  expect(readTexts(shop, { price: "1000000", count: "0" })).toEqual({ faults: [{ field: COUNT }] });
  expect(readTexts(shop, { price: "1000000", count: "2" })).toEqual({
    faults: [{ field: COUNT, message: "So viel verkauft niemand." }],
  });
});

it("says the unit of a range in the dative", () => {
  const ranges = ["Tage", "Monate", "Artikel", "Stunden", "Leads", "%"].map((unit) => rangeOf({ ...PRICE, unit }));
  expect(ranges.map((range) => range.split("\u00a0")[1])).toEqual([
    "Tagen",
    "Monaten",
    "Artikeln",
    "Stunden",
    "Leads",
    "%",
  ]);
});

it("asks for a number in the range of the field", () => {
  expect(askForNumber({ ...COUNT, unit: "Tage" }, words)).toBe(
    "Bitte eine ganze Zahl von 1 bis 500\u00a0Tagen eintragen.",
  );
  expect([PRICE, COUNT].map((field) => askForNumber(field, words))).toEqual([
    "Bitte eine Zahl von 0,5 bis 1.000.000\u00a0€ eintragen.",
    "Bitte eine ganze Zahl von 1 bis 500 eintragen.",
  ]);
});

describe("An address", () => {
  it("holds a calculation that opens as the same one", () => {
    expect(hashOf(shop, ENTRIES)).toBe("#rechnung-shop&price=1299,5&count=3");
    expect(readHash(shop, hashOf(shop, ENTRIES))).toEqual(ENTRIES);
    expect(readEntries(shop, writeEntries(shop, ENTRIES))).toEqual(ENTRIES);
  });

  it("holds any number that can be entered, however small, in digits alone", () => {
    const hours = { key: "hours", label: "Stunden", unit: "h", group: "Zeit", min: 0, max: 1e9 } as const;
    const shift = defineCalculator({ ...shop, fields: [hours], check: undefined, compute: () => NOTHING });
    expect(hashOf(shift, { hours: 1e-7 })).toBe("#rechnung-shop&hours=0,0000001");
    expect(hashOf(shift, { hours: 1e9 })).toBe("#rechnung-shop&hours=1000000000");
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (hours) => {
        const value = hours + 0;
        expect(readHash(shift, hashOf(shift, { hours: value }))).toEqual({ hours: value });
        expect(readEntry(shift.fields[0] as CalculatorField, entryText(value))).toBe(value);
      }),
    );
  });

  it("that is older than a field opens with the field's fallback", () => {
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
    const older = "#rechnung-shop&price=1299,5&count=3";
    expect(readHash(newer, older)).toEqual({ ...ENTRIES, rebate: 2.5 });
    expect(readHash(newer, `${older}&rebate=4`)).toEqual({ ...ENTRIES, rebate: 4 });
    expect(readHash(newer, `${older}&rebate=`)).toBeUndefined();
    expect(readHash(newer, `${older}&rebate=9`)).toBeUndefined();
    expect(readHash(newer, "#rechnung-shop&price=1299,5")).toBeUndefined();
  });

  it("may be written by mail programs and people in other ways", () => {
    expect(readHash(shop, "#rechnung-shop&count=3&price=1.299%2C50&utm_source=mail")).toEqual(ENTRIES);
  });

  it.each([
    "",
    "#rechnung-shop",
    "#rechnung-shop&",
    "#rechnung-shop&price=5",
    "#rechnung-shop&price=5&count=",
    "#rechnung-shop&price=5&count=501",
    "#rechnung-shop&price=1000000&count=500",
    "#rechnung-shop&price=5&count=%",
    "#rechnung-shop&price=5&count=%00",
    "#rechnung-shop&price=5&count=3<script>alert(1)</script>",
    "#rechnung-shop&price=javascript:alert(1)&count=3",
    "#rechnung-shop&__proto__=5&constructor=3",
    "#rechnung-other&price=5&count=3",
    "#rechnung-shopping&price=5&count=3",
    `#rechnung-shop&price=5&count=${"9".repeat(100_000)}`,
  ])("that says anything else does nothing: %.60s", (hash) => {
    expect(readHash(shop, hash)).toBeUndefined();
  });
});

describe("The table", () => {
  it("is UTF-8 that Excel knows as such, with semicolons and its line ends", () => {
    const table = calculationTable(shop, ENTRIES, shop.compute(ENTRIES));
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

  it("has signs that Excel reads in numbers, in every calculator", () => {
    for (const calculator of Object.values(calculators)) {
      const lowest = Object.fromEntries(calculator.fields.map(({ key, min }) => [key, min]));
      const cells = calculationTable(calculator, lowest, calculator.compute(lowest)).split(/[;\r\n]+/);
      expect(cells.filter((cell) => /^"[=@+−]|[\u00a0\u202f]/.test(cell))).toEqual([]);
      // No label has marks that would have to be doubled.
      expect(cells.filter((cell) => /^"[^"]*"[^"]/.test(cell))).toEqual([]);
    }
  });
});

it("an inquiry says the calculation, its result and where it is", () => {
  expect(calculationMessage(shop, ENTRIES, shop.compute(ENTRIES), "https://muster.example/blog#a", words)).toBe(
    [
      "Meine Rechnung „Ihre Kasse“:",
      "- Preis: 1.299,5 €",
      "- Anzahl: 3",
      "Ergebnis: Sie nehmen 3.898,5\u00a0€ ein.",
      "Zum Nachrechnen: https://muster.example/blog#a",
    ].join("\n"),
  );
});

it("a calculation knows the keys of its fields, so that a misspelt one does not compile", () => {
  type Key = keyof Parameters<typeof shop.compute>[0];
  const isKey: { [Name in "price" | "count" | "prize"]: Name extends Key ? true : false } = {
    price: true,
    count: true,
    // With keys of any kind, this would have to be true.
    prize: false,
  };
  expect(shop.fields.map(({ key }) => isKey[key])).toEqual([true, true]);
});

it("each calculator of the build can be fetched, and no other", () => {
  expect(Object.keys(fetchers).sort()).toEqual(Object.keys(calculators).sort());
});
