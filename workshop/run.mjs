// Starts a command of the workshop: `node workshop/run.mjs new` runs `workshop/new/command.ts`. Installs what it needs first.
// Plain JavaScript: it runs before anything is installed.
import { installFrom, isInstalled } from "../scripts/lib/npm-install.mjs";

const [name = ""] = process.argv.splice(2, 1, `../workshop/${process.argv[2]}/command`);
await import("../scripts/ensure-installed.mjs");

if (!isInstalled("workshop", false)) {
  console.log(`Einmalig wird installiert, was „${name}“ braucht …`);
  if (!installFrom("workshop", "--omit=dev")) {
    console.error("Das ließ sich nicht installieren. Bitte prüfen, ob eine Verbindung zum Internet besteht.");
    process.exit(1);
  }
}

await import("../scripts/run.mjs");
