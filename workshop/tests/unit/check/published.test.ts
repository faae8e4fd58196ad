import { execFileSync } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ARTICLE, contentTree, fixture } from "../../../../__tests__/unit/support/content-tree";
import { contentModel } from "../../../../src/content-model";
import { today } from "../../../../src/data-layer/model/release";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { rule } from "../../../check/rules/published";

const ABOUT = "pages/about.json";

/** A project whose content is published on main. */
function published(): string {
  const root = contentTree();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: root });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("commit", "--quiet", "--message", "A");
  return root;
}
const write = (root: string, name: string, from: string, to: string) =>
  writeFileSync(path.join(root, "content", name), fixture(name, [from, to]));
const hintsIn = (root: string) =>
  rule.inProject(root, readContent(root, contentModel)).map(({ file, message }) => [file, message]);

it("says nothing of what is published, nor outside of git", () => {
  expect(hintsIn(published())).toEqual([]);
  expect(hintsIn(contentTree())).toEqual([]);
});

it("names the day of a text that has changed, unless it is today's", () => {
  const root = published();
  write(root, ARTICLE, "Noch ein Absatz.", "Ein anderer Absatz.");
  const message = `Der Text hat sich geändert, das Datum nicht. Bitte „updated: ${today()}“ schreiben, wenn Leser das wissen sollen.`;
  expect(hintsIn(root)).toEqual([[`content/${ARTICLE}`, message]]);
  const text = fixture(ARTICLE, ["Noch ein Absatz.", "Ein anderer Absatz."]);
  writeFileSync(path.join(root, "content", ARTICLE), text.replace(/^updated: .*$/m, `updated: ${today()}`));
  expect(hintsIn(root)).toEqual([]);
});

it("names addresses that no document has any more", () => {
  const root = published();
  write(root, ARTICLE, "aliases: [pipeline]\n", "");
  expect(hintsIn(root)).toEqual([
    [`content/${ARTICLE}`, expect.stringMatching(/^Die Adresse \/blog\/pipeline führt ins Leere; .*: pipeline\.$/)],
  ]);
  write(root, ARTICLE, "aliases: [pipeline]", "aliases: [pipeline]");
  renameSync(path.join(root, "content/articles/sales-pipeline"), path.join(root, "content/articles/vorrat"));
  const lost = hintsIn(root).map(([, message]) => /^Die Adresse (\S+)/.exec(message ?? "")?.[1]);
  expect(lost).toEqual(["/blog/sales-pipeline"]);
});

it("says nothing of addresses while a head cannot be read", () => {
  const root = published();
  write(root, ARTICLE, "aliases: [pipeline]", "aliases: [pipeline");
  expect(hintsIn(root).flatMap(([, message = ""]) => /^Die Adresse .*/.exec(message) ?? [])).toEqual([]);
});

it("names the places of a name that has changed in the team", () => {
  const root = published();
  write(root, ABOUT, '"name": "Anna Musterfrau"', '"name": "Anna Meier"');
  const places = hintsIn(root).map(([file, message]) => [
    file,
    message?.includes("„Anna Musterfrau“ steht nicht mehr im Team."),
  ]);
  expect(places).toContainEqual([`content/${ABOUT}`, true]);
  expect(places.every(([, isNamed]) => isNamed)).toBe(true);
});
