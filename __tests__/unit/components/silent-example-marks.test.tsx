import { render } from "@testing-library/react";
import { isExample, SilentExampleMarks } from "../../../src/components/silent-example-marks";

it("shows and reads a text without the marks of facts not known yet", () => {
  const { container } = render(<SilentExampleMarks text="Er kostet 900 € (Muster) und dauert acht Wochen (Muster)." />);
  expect(container.textContent).toBe("Er kostet 900 € und dauert acht Wochen.");
});

it("knows whether a text holds such a fact", () => {
  expect(["acht Wochen (Muster)", "acht Wochen", "ein Muster"].map(isExample)).toEqual([true, false, false]);
});
