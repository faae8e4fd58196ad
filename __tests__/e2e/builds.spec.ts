/** A build on top of an earlier one equals a build of the same content from nothing, byte for byte. */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { aliasesOf, articlePath, articleSlugs, readArticle, writeArticle } from "./support/article-file";
import { test } from "./support/copies";
import { build, copyProject } from "./support/project-copy";

/** The article that goes again. */
const GONE = "probe-gone";

test("Texts, addresses and pictures changed: warm and cold builds are the same", async ({ folder }) => {
  const [warm, cold] = [path.join(folder, "warm"), path.join(folder, "cold")];
  for (const project of [warm, cold]) copyProject(process.cwd(), project);
  // An article with two addresses that goes again; in the other copy it never was.
  addArticle(warm, GONE, "geht-wieder");
  await build(warm);
  rmSync(articlePath(warm, GONE), { recursive: true });
  for (const project of [warm, cold]) await changeContent(project);
  const seconds = { warm: await build(warm), cold: await build(cold) };
  console.log(`  warm ${seconds.warm.toFixed(0)} s, cold ${seconds.cold.toFixed(0)} s`);
  // Of git's, because it is there wherever the project is.
  const names = ["warm/public", "cold/public"];
  const { stdout, status } = spawnSync("git", ["diff", "--no-index", "--stat=200", ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});

/** Adds the first article once more, as another one with a second address. */
function addArticle(copy: string, slug: string, alias: string): void {
  const [first = ""] = articleSlugs(copy);
  cpSync(articlePath(copy, first), articlePath(copy, slug), { recursive: true });
  const { head } = readArticle(copy, slug);
  const [seoTitle, description] = ["seoTitle", "description"].map((field) =>
    String(head.get(field)).replace(/^\S+/, "Anders"),
  );
  changeArticle(copy, slug, {
    title: "Was bald verschwunden ist",
    order: 999,
    seoTitle,
    description,
    aliases: [alias],
  });
}

/** Changes the content of a copy as its authors do: a text, a second address, a fact, pictures, an unused one. */
async function changeContent(copy: string): Promise<void> {
  const [edited = "", moved = "", redrawn = "", renamed = ""] = articleSlugs(copy);
  changeArticle(
    copy,
    edited,
    { title: "Ein anderer Titel, damit sich Karten ändern" },
    "\nEin Absatz mehr als vorher.\n",
  );
  changeArticle(copy, moved, { aliases: [...aliasesOf(readArticle(copy, moved)), "eine-zweitadresse-mehr"] });
  // Texts that did not change themselves name this fact.
  const company = path.join(copy, "content/company.json");
  const facts: { email: string } = JSON.parse(readFileSync(company, "utf8"));
  writeFileSync(company, JSON.stringify({ ...facts, email: "neu@hafenlotse.example" }));
  // The old poster stays beside the new one.
  const poster = articlePath(copy, renamed, "poster-2.png");
  copyFileSync(articlePath(copy, renamed, "poster.png"), poster);
  const { head } = readArticle(copy, renamed);
  changeArticle(copy, renamed, { poster: { ...(head.toJS() as { poster: object }).poster, src: "./poster-2.png" } });
  const pictures = path.join(copy, "content/pictures");
  for (const file of [poster, articlePath(copy, redrawn, "poster.png"), path.join(pictures, "team-1.png")])
    writeFileSync(file, await sharp(readFileSync(file)).negate({ alpha: false }).png().toBuffer());
  const [logo = ""] = readdirSync(path.join(pictures, "customers")).sort();
  const drawing = path.join(pictures, "customers", logo);
  writeFileSync(drawing, readFileSync(drawing, "utf8").replace("</svg>", "<!-- changed --></svg>"));
}

/** Changes fields of an article, and adds to its text. */
function changeArticle(copy: string, slug: string, fields: Readonly<Record<string, unknown>>, more = ""): void {
  const { head, body } = readArticle(copy, slug);
  for (const [name, value] of Object.entries(fields)) head.set(name, value);
  writeArticle(copy, slug, { head, body: body + more });
}
