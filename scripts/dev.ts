/** `npm run dev`: Gatsby's development server with hot reload, and a mock of the form service. */
import { command } from "./lib/command";
import { runGatsby } from "./lib/gatsby";
import { startLocalService } from "./lib/local-service";
import { freePort, LOCAL_FORM_ACCESS_KEY, LOCAL_FORM_ENDPOINT, SITE_PORT } from "./lib/ports";
import { runScript } from "./lib/run";

command(
  {
    usage: "npm run dev",
    about: "Zeigt eine Vorschau, die sich beim Speichern erneuert; Entwürfe und Termine sind zu sehen.",
  },
  async () => {
    await startLocalService();
    const port = await freePort(SITE_PORT);
    console.log(`
  Vorschau   http://localhost:${port}, sobald hier „Die Vorschau ist bereit“ steht

  Strg-C beendet sie.
`);
    process.on("exit", () => console.log("Die Vorschau ist beendet."));
    // Beside Gatsby, so that nothing waits for it.
    void runScript("check-content", ["--watch"]);
    const code = await runGatsby(["develop", "--port", String(port)], {
      GATSBY_FORM_ENDPOINT: LOCAL_FORM_ENDPOINT,
      GATSBY_FORM_ACCESS_KEY: LOCAL_FORM_ACCESS_KEY,
      // No analytics in development.
      GATSBY_ANALYTICS_ENDPOINT: "",
      GATSBY_ANALYTICS_SITE: "",
    });
    process.exit(code);
  },
);
