import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readArguments } from "../../../scripts/lib/command";

const OPTIONS = {
  ask: { type: "boolean", about: "asks for what is missing" },
  root: { type: "string", value: "FOLDER", about: "works elsewhere" },
} as const;
const spec = { usage: "npm run x", about: "Does something.", options: OPTIONS, words: { golive: "the first day" } };

it("reads options and words that are declared", () => {
  const { values, words } = readArguments(spec, ["golive", "--ask", "--root", "a"]);
  expect(values).toMatchObject({ ask: true, root: "a" });
  expect(words).toEqual(["golive"]);
  expect(readArguments(spec, ["--root=--a"]).values).toMatchObject({ root: "--a" });
});

it.each([
  [["--aks"], "There is no --aks here. Did you mean --ask?"],
  [["--nothing-like-it"], "There is no --nothing-like-it here. --help lists what there is."],
  [["--root"], "--root needs a value."],
  [["--root", "--ask"], "--root needs a value."],
  [["--ask=yes"], "--ask takes no value."],
])("refuses %j in one line", (args, message) => {
  expect(() => readArguments(spec, args)).toThrow(new Error(message));
});

it.each([
  ["dev", "SITE_PORT ist „no“"],
  ["start", 'SITE_PORT is "no"'],
])("npm run %s speaks its language before anything starts", (name, message) => {
  const env = { ...process.env, SITE_PORT: "no" };
  const { status, stderr } = spawnSync("node", ["--import", "tsx", `scripts/${name}.ts`], { env, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
});

/** Programs that have a help of their own. */
const PROGRAMS = ["lint", "typecheck"];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const fileOf = (script: string) => {
  const name = script.replace("node scripts/run.mjs ", "");
  return name.includes("/") ? `${name}/command.ts` : `scripts/${name}.ts`;
};
const own = Object.entries(scripts)
  .filter(([name]) => !PROGRAMS.includes(name))
  .map(([name, script]) => [name, fileOf(script)] as const)
  // Without the workshop, there are its commands no more.
  .filter(([, file]) => existsSync(file) || !file.startsWith("workshop/"));

it.each(own)("npm run %s declares what it takes", (_, file) => {
  expect(readFileSync(file, "utf8")).toMatch(/^ *command\(/m);
});
