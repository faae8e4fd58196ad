import { required } from "../../../src/lib/required";

describe("required", () => {
  it.each([null, undefined])("throws with the name of the missing value on %p", (value) => {
    expect(() => required(value, "site.json")).toThrow("The query returned no site.json.");
  });

  it.each([0, "", false, [[]], "text"])("returns %p", (value) => expect(required(value, "value")).toBe(value));
});
