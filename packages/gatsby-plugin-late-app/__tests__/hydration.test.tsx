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
  const [words, setWords] = useState("");
  const [found, setFound] = useState("");
  useEffect(() => onInitialClientRender?.({} as never, {} as never), []);
  return (
    <>
      <input name="words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => setFound(`${words}, ${isKnown}`)}>
        Search
      </button>
      <output>{found}</output>
      <Sibling onReport={() => setIsKnown(true)} />
    </>
  );
}

describe("What a visitor did before hydration", () => {
  const SENT = '<input name="words" value=""><button type="button">Search</button><output></output>';
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  const hydrateWith = async (sent: string) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    document.body.innerHTML = `<div id="___gatsby"><div id="gatsby-focus-wrapper">${sent}</div></div>`;
    protectPageBeforeHydration(BEFORE_HYDRATION_EVENT, REPLAY_EVENT);
    const field = document.querySelector("input") as HTMLInputElement;
    field.value = "boats";
    document.querySelector("button")?.click();
    const container = document.getElementById("___gatsby") as HTMLElement;
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
    replaceHydrateFunction()?.(page, container);
    await replayed;
    return { field, now: document.querySelector("input"), output: document.querySelector("output") };
  };

  it("comes after the effects of the first render: what was typed, then the click", async () => {
    const { field, now, output } = await hydrateWith(SENT);
    expect(now).toBe(field);
    expect(field).toHaveValue("boats");
    expect(output).toHaveTextContent("boats, true");
  });

  it("is typed again where React has discarded a page that an extension had changed", async () => {
    const { field, now } = await hydrateWith(`<i></i>${SENT}`);
    expect(now).not.toBe(field);
    expect(now).toHaveValue("boats");
  });
});
