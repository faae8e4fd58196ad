import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { BEFORE_HYDRATION_EVENT, REPLAY_EVENT } from "../src/events";
import { onInitialClientRender, replaceHydrateFunction } from "../src/gatsby-browser";
import { protectPageBeforeHydration } from "../src/protect-page";

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

/** Reports only after the first render. */
function Sibling({ onReport }: { onReport: () => void }) {
  useEffect(onReport, [onReport]);
  return null;
}

function Search() {
  const [isKnown, setIsKnown] = useState(false);
  const [found, setFound] = useState("");
  useEffect(() => onInitialClientRender?.({} as never, {} as never), []);
  return (
    <>
      <button type="button" onClick={() => setFound(String(isKnown))}>
        Search
      </button>
      <output>{found}</output>
      <Sibling onReport={() => setIsKnown(true)} />
    </>
  );
}

it("repeats a click from before hydration after the effects of the first render", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML =
    '<div id="___gatsby"><div id="gatsby-focus-wrapper"><button type="button">Search</button><output></output></div></div>';
  protectPageBeforeHydration(BEFORE_HYDRATION_EVENT, REPLAY_EVENT);
  document.querySelector("button")?.click();
  const page = (
    <div id="gatsby-focus-wrapper">
      <Search />
    </div>
  );
  // As in a browser: each effect runs when React gets to it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const replayed = new Promise<void>((resolve) => {
    document.addEventListener(REPLAY_EVENT, () => setTimeout(resolve), { once: true });
  });
  replaceHydrateFunction()?.(page, document.getElementById("___gatsby") as HTMLElement);
  await replayed;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(document.querySelector("output")).toHaveTextContent("true");
});
