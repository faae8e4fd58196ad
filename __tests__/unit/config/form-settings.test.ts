it("reads the form service's settings from the environment", async () => {
  const settings = { GATSBY_FORM_ENDPOINT: "https://forms.example/submit", GATSBY_FORM_ACCESS_KEY: "key-1" };
  const environment = jest.replaceProperty(process, "env", { ...process.env, ...settings });
  const { formSettings } = await import("../../../src/config/form-settings");
  expect(formSettings).toEqual({ endpoint: "https://forms.example/submit", accessKey: "key-1" });
  environment.restore();
});
