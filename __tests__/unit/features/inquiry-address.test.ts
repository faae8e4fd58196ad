import { inquiryAddress, messageInHash } from "../../../src/features/contact-form/inquiry-address";

const hashOf = (address: string) => new URL(address, "https://example.org").hash;

describe("the address of the form with a message", () => {
  it("brings any text, line by line", () => {
    const text = "Meine Rechnung „CAC“:\n- Kosten: 12,5 % & mehr #1";
    expect(messageInHash(hashOf(inquiryAddress(text)))).toBe(text);
  });

  it("brings nothing by another hash, or one that was cut off", () => {
    expect(messageInHash("#form")).toBeUndefined();
    expect(messageInHash("#form&message=50%")).toBeUndefined();
  });
});
