import { formEnvironment } from "../../../scripts/lib/form-environment";
import { LOCAL_FORM_ENDPOINT } from "../../../scripts/lib/ports";

const settings = (endpoint: string, accessKey = "key") => ({
  GATSBY_FORM_ENDPOINT: endpoint,
  GATSBY_FORM_ACCESS_KEY: accessKey,
});

it("a local build without settings sends to the local service, a release is refused", () => {
  expect(formEnvironment({}, false).GATSBY_FORM_ENDPOINT).toBe(LOCAL_FORM_ENDPOINT);
  expect(() => formEnvironment({}, true)).toThrow("GATSBY_FORM_ENDPOINT and GATSBY_FORM_ACCESS_KEY must be set");
});

it.each([false, true])("one setting without the other is refused, release: %p", (isRelease) => {
  expect(() => formEnvironment(settings("https://form.example/submit", ""), isRelease)).toThrow(
    "GATSBY_FORM_ACCESS_KEY must be set",
  );
  expect(() => formEnvironment(settings(""), isRelease)).toThrow("GATSBY_FORM_ENDPOINT must be set");
});

it.each(["https://form.example/submit", "http://localhost:9010/submit", "http://127.0.0.1/submit"])(
  "%s is taken",
  (endpoint) => expect(formEnvironment(settings(endpoint), true)).toEqual(settings(endpoint)),
);

it.each(["http://form.example/submit", "form.example/submit", "http://localhost.example/submit", "ftp://form.example"])(
  "%s is refused: inquiries are personal data",
  (endpoint) => expect(() => formEnvironment(settings(endpoint), false)).toThrow("encrypted unless it is on localhost"),
);
