// Starts a command of the workshop: `node workshop/run.mjs new` runs `workshop/new/command.ts`. Installs what it needs first.
// Plain JavaScript: it runs before anything is installed.
import { install } from "../scripts/lib/install.mjs";

process.argv[2] = `../workshop/${process.argv[2]}/command`;
install("workshop");
await import("../scripts/run.mjs");
