import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtHtml, builtPaths } from "./support/built-site";
import { expect, test } from "./support/test";

const config: ConfigData = {
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // How React and Gatsby write HTML, all of it valid.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-implicit-button-type": "error",
    "void-style": "off",
    "attr-quotes": "off",
    "no-inline-style": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

for (const address of [...builtPaths(), "/gibt-es-nicht"]) {
  test(`${address} is valid HTML`, async () => {
    const { results } = await validator.validateString(builtHtml(address), address);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
}
