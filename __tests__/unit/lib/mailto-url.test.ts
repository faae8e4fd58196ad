import { mailtoUrl } from "../../../src/lib/mailto-url";

describe("mailtoUrl", () => {
  it("encodes umlauts, ß, & and spaces in the subject", () => {
    expect(mailtoUrl("jobs@hafenlotse.example", "Bewerbung: Größe & Überblick?")).toBe(
      "mailto:jobs@hafenlotse.example?subject=Bewerbung%3A%20Gr%C3%B6%C3%9Fe%20%26%20%C3%9Cberblick%3F",
    );
  });

  const SUBJECTS = ["ä ö ü Ä Ö Ü ß", "Account Executive (m/w/d)", "A & B = 100 % + 1?", "#1, „Zitat“", "a+b"];
  it.each(SUBJECTS)("can be decoded to the subject %p", (subject) => {
    const url = mailtoUrl("jobs@hafenlotse.example", subject);
    expect(url).toMatch(/^mailto:jobs@hafenlotse\.example\?subject=[\w.!~*'()%-]+$/);
    expect(decodeURIComponent(url.split("?subject=")[1] ?? "")).toBe(subject);
  });
});
