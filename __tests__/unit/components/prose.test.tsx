import { fireEvent, render, screen } from "@testing-library/react";
import { Prose } from "../../../src/components/prose";
import { renderStaticHtml } from "../support/render-static-html";

const SLOT = '<div data-slot="consent-reset"></div>';
const onClick = jest.fn();
const reset = (
  <button type="button" onClick={onClick}>
    Zurücksetzen
  </button>
);
const slots = { "consent-reset": reset };

beforeAll(() => {
  window.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() }));
});

describe("Prose", () => {
  it("holds the text as it was rendered, with its look", () => {
    const html = '<h2 id="a">Größe</h2><p>Ein <em>Absatz</em> &amp; mehr.</p>';
    const prose = renderStaticHtml(<Prose html={html} className="wide" />).firstElementChild;
    expect(prose?.innerHTML).toBe(html);
    expect(prose).toHaveClass("prose", "wide");
  });

  it("replaces each slot with the page's element, in order", () => {
    const prose = renderStaticHtml(
      <Prose html={`<p>vorher</p>${SLOT}<p>nachher</p>`} slots={slots} className="wide" />,
    );
    const texts = [...prose.querySelectorAll("p, button")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["vorher", "Zurücksetzen", "nachher"]);
    expect(prose.querySelector("[data-slot]")).toBeNull();
    expect(prose.firstElementChild).toHaveClass("prose", "wide");
  });

  it("fills every slot, and leaves one empty that the page does not fill", () => {
    const html = `${SLOT}<p>Mitte</p><div data-slot="note"></div>`;
    const prose = renderStaticHtml(<Prose html={html} slots={{ ...slots, note: <strong>Hinweis</strong> }} />);
    expect(prose).toHaveTextContent(/^ZurücksetzenMitteHinweis$/);
    expect(renderStaticHtml(<Prose html={`<p>vorher</p>${SLOT}<p>nachher</p>`} />)).toHaveTextContent(
      /^vorhernachher$/,
    );
  });

  it("keeps React components in slots interactive", () => {
    render(<Prose html={`<p>vorher</p>${SLOT}`} slots={slots} />);
    fireEvent.click(screen.getByRole("button", { name: "Zurücksetzen" }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
