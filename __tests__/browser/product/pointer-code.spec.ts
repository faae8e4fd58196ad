import home from "../../edition/content/pages/home.json";
import { openBeforeScripts } from "../support/held-scripts";
import { hasPointerCode, headerLink } from "../support/shell";
import { expect, test } from "../support/test";

test("Code for pointers replaces nothing under the pointer, and comes once it has left", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  const product = headerLink(page, "Produkt");
  await release(() => product.hover());
  // The code has arrived: a control away from the pointer has it.
  await hasPointerCode(page.getByRole("button", { name: home.customers.pause }));
  await expect(product).not.toHaveAttribute("data-state");
  await page.mouse.move(640, 600);
  await hasPointerCode(product);
});
