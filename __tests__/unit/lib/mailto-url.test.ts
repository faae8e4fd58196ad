import { mailtoUrl } from "../../../src/lib/mailto-url";

describe("mailtoUrl", () => {
  const SUBJECTS = ["ä ö ü Ä Ö Ü ß", "Account Executive (m/w/d)", "A & B = 100 % + 1?", "#1, „Zitat“", "a+b"];
  it.each(SUBJECTS)("can be decoded to the subject %p", (subject) => {
    const url = mailtoUrl("jobs@hafenlotse.example", subject);
    expect(url).toMatch(/^mailto:jobs@hafenlotse\.example\?subject=[\w.!~*'()%-]+$/);
    expect(decodeURIComponent(url.split("?subject=")[1] ?? "")).toBe(subject);
  });
});
