import { markOn, splitPrice } from "../../../src/sections/product/price";

it.each([
  ["490–2.900 € im Monat", "490–2.900 €", "im Monat"],
  ["1.590 €", "1.590 €", ""],
  ["auf Anfrage", "auf Anfrage", ""],
])("%s is divided after its euro sign", (price, amount, unit) => {
  expect(splitPrice(price)).toEqual({ amount, unit });
});

it.each([
  ["400–2.400 € im Monat", "400 €", 0],
  ["400–2.400 € im Monat", "900 € für 5", 0.25],
  ["400–2.400 € im Monat", "2.400 €", 1],
  ["400,50–1.200,50 €", "800,50 €", 0.5],
  ["400–2.400 €", "2.500 €", undefined],
  ["400–2.400 €", "auf Anfrage", undefined],
  ["auf Anfrage", "900 €", undefined],
  ["900 €", "900 €", undefined],
  ["000–000 €", "890 €", undefined],
])("in %s, %s lies at %s", (range, price, place) => {
  expect(markOn(range, price)).toBe(place);
});
