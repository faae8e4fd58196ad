import { render, screen } from "@testing-library/react";
import type { PreviewSettings } from "../../../src/config/preview-settings";

const SETTINGS: PreviewSettings = {
  label: "Name",
  note: "Was das ist.",
  edit: "Bearbeiten",
  editUrl: "https://git.example/edit/x/",
  form: "Nicht gesendet.",
};

/** Modules as a build with or without this variable has them. */
function withPreview<T>(settings: PreviewSettings | undefined, load: () => T): T {
  process.env.GATSBY_PREVIEW = settings ? JSON.stringify(settings) : "";
  let loaded: T | undefined;
  jest.isolateModules(() => {
    loaded = load();
  });
  return loaded as T;
}

const bar = (settings?: PreviewSettings) =>
  withPreview(settings, () => jest.requireActual("../../../src/layout/preview-bar").PreviewBar);
const sender = (settings?: PreviewSettings) =>
  withPreview(settings, () => jest.requireActual("../../../src/features/contact-form/submit-inquiry").submitInquiry);
const headers = (settings?: PreviewSettings) =>
  withPreview(settings, () =>
    jest.requireActual("../../../src/publish/hosting").securityHeaders([], "https://form.example/", ""),
  );

afterEach(() => {
  process.env.GATSBY_PREVIEW = "";
});

describe("A preview", () => {
  it("says on each page what it is, and leads to its file", () => {
    const PreviewBar = bar(SETTINGS);
    render(<PreviewBar file={'content/a b"<.mdx'} />);
    expect(screen.getByRole("complementary", { name: SETTINGS.label })).toHaveTextContent(SETTINGS.note);
    expect(screen.getByRole("link", { name: SETTINGS.edit })).toHaveAttribute(
      "href",
      "https://git.example/edit/x/content/a%20b%22%3C.mdx",
    );
  });

  it("names the file where no host edits it", () => {
    const PreviewBar = bar({ ...SETTINGS, editUrl: "" });
    render(<PreviewBar file="content/a.mdx" />);
    expect(screen.getByText("content/a.mdx")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("sends nothing and says so", async () => {
    const fetched = jest.fn();
    global.fetch = fetched;
    const inquiry = { name: "", email: "", company: "", phone: "", interest: "", message: "" };
    const answer = sender(SETTINGS)(inquiry, "", { endpoint: "https://form.example/", accessKey: "" });
    expect(await answer).toEqual({ type: "refused", reason: SETTINGS.form });
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is never indexed, as nothing else is", () => {
    expect(headers(SETTINGS)).toHaveProperty("X-Robots-Tag", "noindex");
    expect(headers()).not.toHaveProperty("X-Robots-Tag");
  });
});
