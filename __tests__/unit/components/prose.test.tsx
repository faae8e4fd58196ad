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

describe("Prose", () => {
  it("fills every slot, and leaves one empty that the page does not fill", () => {
    const html = `${SLOT}<p>Mitte</p><div data-slot="note"></div>`;
    const prose = renderStaticHtml(<Prose html={html} slots={{ ...slots, note: <strong>Hinweis</strong> }} />);
    expect(prose).toHaveTextContent(/^ZurücksetzenMitteHinweis$/);
    expect(renderStaticHtml(<Prose html={`<p>vorher</p>${SLOT}<p>nachher</p>`} />)).toHaveTextContent(
      /^vorhernachher$/,
    );
  });
});
