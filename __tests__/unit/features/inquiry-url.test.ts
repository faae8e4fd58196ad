import { inquiryUrl, messageInHash } from "../../../src/features/contact-form/inquiry-url";

const hashOf = (address: string) => new URL(address, "https://example.org").hash;

describe("inquiryAddress", () => {
  it("encodes any text, including line breaks", () => {
    const text = "Meine Rechnung „CAC“:\n- Kosten: 12,5 % & mehr #1";
    expect(messageInHash(hashOf(inquiryUrl(text)))).toBe(text);
  });

  it("has no message with another or a truncated hash", () => {
    expect(messageInHash("#form")).toBeUndefined();
    expect(messageInHash("#form&message=50%")).toBeUndefined();
  });
});
