import { render, screen } from "@testing-library/react";
import { ExampleNote } from "../../../src/components/example-note";

const NOTE = "Die Zahlen hier sind Muster.";

jest.mock("../../../src/lib/use-site", () => ({ useSite: () => ({ exampleNote: NOTE }) }));

const example = { kind: "example" };
const source = { kind: "source" };

it.each([
  ["once for several examples", [example, source, example], 1],
  ["for one example among entries that make no claim", [null, example], 1],
  ["not when all figures are backed", [source, null], 0],
] as const)("the note stands %s", (_when, of, times) => {
  render(<ExampleNote of={of} />);
  expect(screen.queryAllByText(NOTE)).toHaveLength(times);
});
