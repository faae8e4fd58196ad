const ENVIRONMENT = { ...process.env };

async function formServiceWith(environment: Record<string, string>) {
  process.env = { ...ENVIRONMENT, ...environment };
  jest.resetModules();
  return (await import("../../../src/config/form-settings")).formSettings;
}

describe("The form service's settings", () => {
  afterEach(() => {
    process.env = ENVIRONMENT;
  });

  it("come from the environment of the build.", async () => {
    const settings = { GATSBY_FORM_ENDPOINT: "https://forms.example/submit", GATSBY_FORM_ACCESS_KEY: "key-1" };
    expect(await formServiceWith(settings)).toEqual({ endpoint: "https://forms.example/submit", accessKey: "key-1" });
  });
});
