import { act } from "@testing-library/react";
import { replaceHydrateFunction } from "../src/gatsby-browser";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));

const PAGE = '<div id="___gatsby"><div id="gatsby-focus-wrapper"><p>Text</p></div></div>';

/** Shows the page in a container, as Gatsby does at its start. @returns what React complains about */
async function showIn(id: string): Promise<unknown[]> {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const page = (
    <div id="gatsby-focus-wrapper">
      <p>Text</p>
    </div>
  );
  const container = document.getElementById(id);
  if (container) await act(async () => replaceHydrateFunction()?.(page, container));
  return error.mock.calls;
}

afterEach(() => jest.restoreAllMocks());

it("keeps the markup of a built page", async () => {
  document.body.innerHTML = PAGE;
  const markup = document.querySelector("p");
  expect(await showIn("___gatsby")).toEqual([]);
  expect(document.querySelector("p")).toBe(markup);
});

it("does not hydrate a container without markup, such as that of the loading indicator in development", async () => {
  document.body.innerHTML = `${PAGE}<div id="indicator"></div>`;
  expect(await showIn("indicator")).toEqual([]);
  expect(document.getElementById("indicator")).toHaveTextContent("Text");
});
