import { previewEnvironment } from "../../../scripts/lib/preview-environment";
import type { PreviewSettings } from "../../../src/config/preview-settings";

const editUrl = (environment: Record<string, string>) =>
  (JSON.parse(previewEnvironment(environment).GATSBY_PREVIEW) as PreviewSettings).editUrl;
const GITHUB = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "firma/site", GITHUB_HEAD_REF: "neu" };

describe("A preview", () => {
  it("sends and counts nothing, whatever a release is set to", () => {
    const release = {
      GATSBY_FORM_ENDPOINT: "https://api.example/submit",
      GATSBY_ANALYTICS_ENDPOINT: "https://a.example",
    };
    const { GATSBY_FORM_ENDPOINT, GATSBY_ANALYTICS_ENDPOINT, GATSBY_ANALYTICS_SITE } = previewEnvironment(release);
    expect(new URL(GATSBY_FORM_ENDPOINT).hostname).toMatch(/\.invalid$/);
    expect(GATSBY_ANALYTICS_ENDPOINT + GATSBY_ANALYTICS_SITE).toBe("");
  });

  it("leads to the branch where the host edits it, in the project of whoever made it", () => {
    expect(editUrl(GITHUB)).toBe("https://github.com/firma/site/edit/neu/");
    expect(editUrl({ ...GITHUB, HEAD_REPOSITORY: "fremd/site" })).toBe("https://github.com/fremd/site/edit/neu/");
    expect(editUrl({ REPOSITORY_URL: "https://github.com/firma/site", HEAD: "neu" })).toBe(
      "https://github.com/firma/site/edit/neu/",
    );
    expect(editUrl({})).toBe("");
  });

  it("keeps the name of a branch inside the address", () => {
    const branch = `a/"b'<c>?#@everyone`;
    expect(editUrl({ ...GITHUB, GITHUB_HEAD_REF: branch })).toBe(
      "https://github.com/firma/site/edit/a/%22b'%3Cc%3E%3F%23%40everyone/",
    );
  });
});
