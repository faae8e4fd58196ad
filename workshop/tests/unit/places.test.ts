import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { stateOf } from "../../../__tests__/unit/support/state-of-folder";
import { temporaryFolder } from "../../../__tests__/unit/support/temporary-folder";
import type { command } from "../../../scripts/lib/command";
import { inLanguageOfCommand } from "../../../scripts/lib/language.mjs";

type Spec = Parameters<typeof command>[0];
const specs: [script: string, spec: Spec][] = [];
let script = "";
jest.mock("../../../scripts/lib/command", () => ({
  ...jest.requireActual("../../../scripts/lib/command"),
  command: (spec: Spec) => specs.push([script, spec]),
}));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
for (const line of Object.values(scripts)) {
  const [, name = ""] = /^node scripts\/run\.mjs (\S+)$/.exec(line) ?? [];
  script = name.includes("/") ? `${name}/command` : `scripts/${name}`;
  if (name) require(path.resolve(`${script}.ts`));
}
const options = specs.flatMap(([name, { options = {} }]) =>
  Object.entries(options).map(([option, declared]) => ({ name, option, declared })),
);
const places = options.flatMap(({ declared: { place }, ...named }) => (place ? [{ ...named, place }] : []));

const FOREIGN = { "letter.txt": "Mine.", "photos/boat.jpg": "\u0000", "types.d.ts": "", "site/index.html": "<p>" };

const run = (name: string, args: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const program = execFile(
      "node",
      ["--import", "tsx", `${name}.ts`, ...args],
      { timeout: 50_000 },
      (_error, stdout, stderr) => resolve({ status: program.exitCode ?? 0, output: stdout + stderr }),
    );
  });

describe("An option of a command", () => {
  it("is declared as a place if its value is one", () => {
    expect(specs.length).toBeGreaterThan(10);
    const named = options.filter(({ option, declared: { value = "" } }) =>
      /ORDNER|FOLDER|DATEI|FILE|PFAD|PATH|^(out|root|to|dir|folder|target)$/i.test(`${value} ${option}`),
    );
    expect(named.map(({ name, option }) => [name, option])).toEqual(places.map(({ name, option }) => [name, option]));
  });

  it.each(places)(
    "$name --$option leaves a folder with other files as it is, and says what to do",
    async ({ name, option, place }) => {
      const folder = temporaryFolder(FOREIGN);
      const before = stateOf(folder);
      const { status, output } = await run(name, [`--${option}`, folder]);
      const de = {
        project: "Bitte den Ordner des Projekts nennen.",
        output: "Bitte einen neuen oder leeren Ordner nennen.",
      };
      const en = { project: "There is no content/ in", output: "Please name a new or an empty folder." };
      const remedy = inLanguageOfCommand({ en, de }, ["node", `${name}.ts`])[place];
      expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(remedy) });
      expect(stateOf(folder)).toEqual(before);
    },
  );
});
