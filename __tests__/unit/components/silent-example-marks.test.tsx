import { render } from "@testing-library/react";
import { isExample, SilentExampleMarks } from "../../../src/components/silent-example-marks";

it("keeps each mark of a fact not known yet for the ear, and shows the rest", () => {
  const text = "Er kostet 900 € (Muster) und dauert acht Wochen (Muster).";
  const { container } = render(<SilentExampleMarks text={text} />);
  expect(container.textContent).toBe(text);
  const marks = [...container.querySelectorAll(".sr-only")];
  expect(marks.map((mark) => mark.textContent)).toEqual([" (Muster)", " (Muster)"]);
  const seen = container.cloneNode(true) as HTMLElement;
  for (const mark of seen.querySelectorAll(".sr-only")) mark.remove();
  expect(seen.textContent).toBe("Er kostet 900 € und dauert acht Wochen.");
});

it("knows whether a text holds such a fact", () => {
  expect(["acht Wochen (Muster)", "acht Wochen", "ein Muster"].map(isExample)).toEqual([true, false, false]);
});
