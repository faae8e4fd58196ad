import { render } from "@testing-library/react";
import { Stats } from "../../../src/content-types/home-page/stats";
import { ProductBenefits } from "../../../src/content-types/product-page/product-benefits";

const FIGURE = { value: "300 %", label: "mehr Termine", basis: "84 im Quartal davor, 336 danach" };
const BENEFITS = { title: "A", items: [], metrics: { title: "B", items: [FIGURE], note: "C" } };

it.each([
  ["the home page", <Stats key="" label="A" items={[FIGURE]} note="B" />],
  ["the product page", <ProductBenefits key="" {...BENEFITS} />],
])("A figure of %s shows what it is calculated from, as part of what it measures", (_where, section) => {
  const { container } = render(section);
  expect(container.querySelector("dd")).toHaveTextContent(/^300 %$/);
  expect(container.querySelector("dt")).toHaveTextContent(/^mehr Termine ?84 im Quartal davor, 336 danach$/);
});
