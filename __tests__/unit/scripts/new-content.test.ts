import { execFile, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { slugOfTitle, slugProblem } from "../../../scripts/new-content/address";
import { type Created, create, type Wish } from "../../../scripts/new-content/create";
import { freeOrder, publishedDocuments, readExisting } from "../../../scripts/new-content/existing";
import { toKind } from "../../../scripts/new-content/kinds";
import { questionsOf } from "../../../scripts/new-content/questions";
import { checkTypography } from "../../../src/data-layer/check/check-content";
import { group, listOf, slugOf } from "../../../src/data-layer/model/fields";
import { today } from "../../../src/data-layer/model/release";
import { readContent } from "../../../src/data-layer/read/read-content";
import { type Change, contentTree, fixture, problemsIn } from "../support/content-tree";
import { memoryCache } from "../support/memory-cache";

const ARTICLE: Wish = { kind: "article", title: "Größe & Maß: Über den Vertrieb" };
const SLUG = "groesse-und-mass-ueber-den-vertrieb";
const JOB: Wish = { kind: "job", title: "Leitung Einkauf (m/w/d)" };
const EXISTING_ARTICLE = "articles/sales-funnel/index.mdx";

/** Every file and folder of a project with its bytes. */
function inventory(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(root, name);
      return [name, statSync(file).isDirectory() ? "folder" : readFileSync(file, "hex")];
    }),
  );
}

async function createIn(root: string, wish: Wish, day?: string): Promise<Created> {
  return create(readExisting(root), wish, day);
}

/** The data of a created file, as the build sees it. */
function dataOf(root: string, { file }: Created): Record<string, unknown> {
  const { files } = readContent(root);
  return files.find((entry) => entry.file === file)?.data ?? {};
}

/** What a text says with the project's words replaced: its head's fields in their order. */
const fieldNames = (text: string) =>
  text
    .split("---\n")[1]
    ?.split("\n")
    .flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);

describe("The slug of a title", () => {
  it.each([
    ["Größe & Maß: Über den Vertrieb", SLUG],
    ["Ärger, Öl und Übung", "aerger-oel-und-uebung"],
    ["Gro\u0308ße", "groesse"],
    ["B2B-Sales-Funnel im SaaS-Geschäft", "b2b-sales-funnel-im-saas-geschaeft"],
    ["Café „Zum Anker“ – wie’s läuft", "cafe-zum-anker-wies-laeuft"],
    ["30 % mehr aus 100 €", "30-prozent-mehr-aus-100-euro"],
    ["Account Executive (m/w/d)", "account-executive"],
    ["Vertrieb (neu)", "vertrieb-neu"],
    ["!?… —", ""],
  ])("%s is %j.", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });
});

describe("A new article", () => {
  it("passes every check at once and adds two files, nothing else.", async () => {
    const root = contentTree();
    const before = inventory(root);
    const created = await createIn(root, ARTICLE);
    expect(created).toEqual({ file: `content/articles/${SLUG}/index.mdx`, address: `/blog/${SLUG}` });
    expect(await problemsIn(root)).toEqual([]);
    expect(await checkTypography(readContent(root), memoryCache())).toEqual([]);
    const after = inventory(root);
    expect(after).toMatchObject(before);
    expect(Object.keys(after).filter((name) => !(name in before))).toEqual(
      ["", "/index.mdx", "/poster.png"].map((name) => path.join(`content/articles/${SLUG}${name}`)),
    );
  });

  it("is a draft of today, in the next free place, with the first three articles.", async () => {
    const root = contentTree();
    const data = dataOf(root, await createIn(root, ARTICLE));
    expect(data).toMatchObject({
      title: ARTICLE.title,
      draft: true,
      duration: 5,
      order: 5,
      published: today(),
      updated: today(),
      related: [
        { slug: "sales-pipeline", readTime: "5 min" },
        { slug: "sales-funnel", readTime: "6 min" },
        { slug: "lead-nurturing", readTime: "7 min" },
      ],
    });
  });

  it("can be published once its texts are written.", async () => {
    const root = contentTree();
    const file = path.join(root, (await createIn(root, ARTICLE)).file);
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/^draft: true /m);
    const released = text.replace(/^draft: true .*\n/m, "");
    writeFileSync(file, released);
    const unwritten = (await problemsIn(root)).map(({ field, message }) => [field, /Platzhalter/.test(message)]);
    expect(unwritten).toEqual(
      ["seoTitle", "description", "intro", "poster.alt", "banner.text"].map((field) => [field, true]),
    );
    writeFileSync(file, released.replace(/bitte (mit dem Bild )?ersetzen/gi, "jetzt steht es da"));
    expect(await problemsIn(root)).toEqual([]);
  });

  it("has its fields in the order of the other articles, and three headings with a chart.", async () => {
    const root = contentTree();
    const text = readFileSync(path.join(root, (await createIn(root, ARTICLE)).file), "utf8");
    const published = readFileSync("__tests__/edition/content/articles/digital-sales/index.mdx", "utf8");
    const names = fieldNames(text) ?? [];
    expect(names).toEqual(expect.arrayContaining(["draft", "aliases"]));
    expect(names.filter((name) => name !== "draft" && name !== "aliases")).toEqual(fieldNames(published));
    expect(text.match(/^## /gm)).toHaveLength(3);
    expect(text).toContain("<BarChart");
  });

  it("has a picture of 1600 × 1067 px.", async () => {
    const root = contentTree();
    const { file } = await createIn(root, ARTICLE);
    const picture = await sharp(path.join(root, path.dirname(file), "poster.png")).metadata();
    expect(picture).toMatchObject({ format: "png", width: 1600, height: 1067 });
  });

  it.each([
    ["quotes, a colon and a sign of YAML", 'Was „gut“ ist: "A" #1 & \\ mehr'],
    ["spaces to spare", "  Zwei  Leerzeichen\tzu viel "],
    ["a number for a beginning", "2025-03-31: Was bleibt"],
  ])("keeps a title with %s.", async (_title, title) => {
    const root = contentTree();
    const data = dataOf(root, await createIn(root, { ...ARTICLE, title }));
    expect(data.title).toBe(title.replace(/\s+/g, " ").trim());
  });

  it("refers to the articles it is told to, in that order, and has the slug it is told to.", async () => {
    const root = contentTree({ "articles/404/index.mdx": fixture(EXISTING_ARTICLE, ["order: 2", "order: 9"]) });
    const poster = (slug: string) => path.join(root, "content/articles", slug, "poster.png");
    copyFileSync(poster("sales-funnel"), poster("404"));
    const related = ["kundenkosten", "404", "sales-funnel"];
    const created = await createIn(root, { ...ARTICLE, answers: { related }, slug: "2025" });
    expect(created.address).toBe("/blog/2025");
    const data = dataOf(root, created) as { related: { slug: string }[] };
    expect(data.related.map(({ slug }) => slug)).toEqual(related);
  });
});

describe("A new job", () => {
  it("passes every check at once and adds one file, nothing else.", async () => {
    const root = contentTree();
    const before = inventory(root);
    const created = await createIn(root, JOB);
    expect(created).toEqual({ file: "content/jobs/leitung-einkauf.mdx", address: "/career/leitung-einkauf" });
    expect(await problemsIn(root)).toEqual([]);
    expect(await checkTypography(readContent(root), memoryCache())).toEqual([]);
    const { [path.join("content/jobs/leitung-einkauf.mdx")]: text, ...others } = inventory(root);
    expect(text).toBeDefined();
    expect(others).toEqual(before);
  });

  it("is a draft of today, in the next free place, full-time in sales unless told.", async () => {
    const root = contentTree();
    const expected = { title: JOB.title, draft: true, order: 2, published: today() };
    expect(dataOf(root, await createIn(root, JOB))).toMatchObject({
      ...expected,
      department: "Vertrieb",
      type: "Vollzeit",
      subject: `Bewerbung: ${JOB.title}`,
    });
    const answers = { department: 'Recht: "A" & B', type: "6 Monate" };
    const intern: Wish = { kind: "job", title: "Praktikum", answers };
    expect(dataOf(root, await createIn(root, intern))).toMatchObject({
      order: 3,
      ...answers,
      tags: ["6\u00a0Monate", "Lindau"],
    });
    expect(await problemsIn(root)).toEqual([]);
  });

  it("has its fields in the order of the other jobs.", async () => {
    const root = contentTree();
    const text = readFileSync(path.join(root, (await createIn(root, JOB)).file), "utf8");
    const published = readFileSync("__tests__/edition/content/jobs/account-executive.mdx", "utf8");
    expect(fieldNames(text)?.filter((name) => name !== "draft")).toEqual(fieldNames(published));
  });
});

describe("Nothing is written, and its author learns why and what to do,", () => {
  const taken = (holder: string) =>
    `hat schon ${holder}. Bitte einen anderen Titel wählen oder mit --slug eine andere Adresse nennen.`;

  it.each<[string, Partial<Wish>, string, Record<string, Change>?]>([
    [
      "when an article's title is too short",
      { title: "Kurzer Titel" },
      "Titel „Kurzer Titel“: Der Text hat 12 Zeichen, mindestens 15 sind nötig.",
    ],
    ["when it is spaces", { title: "                    " }, "Titel „“: Der Wert fehlt. Bitte ergänzen."],
    ["when it is too long", { title: `${"Lang ".repeat(15)}!` }, "hat 76 Zeichen, höchstens 75 sind erlaubt."],
    ["when a job's title is too short", { kind: "job", title: "Chef" }, "hat 4 Zeichen, mindestens 5 sind nötig."],
    ["when a job's title is too long", { kind: "job", title: "C".repeat(76) }, "höchstens 75 sind erlaubt."],
    [
      "when the title makes no address",
      { title: "?".repeat(20) },
      `Aus „${"?".repeat(20)}“ wird keine Adresse. Bitte einen anderen Titel wählen oder mit --slug eine Adresse nennen.`,
    ],
    ["when the slug is none", { slug: "Größe" }, "„Größe“ taugt nicht als Adresse."],
    ["when the slug leads elsewhere", { slug: "../pages" }, "„../pages“ taugt nicht als Adresse."],
    ["when the slug is empty", { slug: "" }, "„“ taugt nicht als Adresse."],
    [
      "when another article has the address",
      { title: "Sales Funnel!!!!" },
      `Die Adresse /blog/sales-funnel ${taken("content/articles/sales-funnel/index.mdx")}`,
    ],
    [
      "when a broken article has the address",
      { slug: "sales-funnel" },
      taken("content/articles/sales-funnel/index.mdx"),
      { [EXISTING_ARTICLE]: "Kein Kopf" },
    ],
    [
      "when an alias has the address",
      { slug: "pipeline" },
      taken("content/articles/sales-pipeline/index.mdx (als Zweitadresse in „aliases“)"),
    ],
    [
      "when a broken article has it as an alias",
      { slug: "kosten" },
      taken("content/articles/kundenkosten/index.mdx (als Zweitadresse in „aliases“)"),
      { "articles/kundenkosten/index.mdx": ["type: Artikel\n", ""] },
    ],
    [
      "when another job has the address",
      { kind: "job", title: "Account Executive (w/m/d)" },
      `Die Adresse /career/account-executive ${taken("content/jobs/account-executive.mdx")}`,
    ],
    [
      "when an article to refer to does not exist",
      { answers: { related: ["sales-funnel", "gibt-es-nicht", "kundenkosten"] } },
      "Feld „related“: „gibt-es-nicht“ gibt es nicht, oder es ist nicht veröffentlicht. Vorhanden sind: sales-pipeline,",
    ],
    [
      "when it is a draft",
      { answers: { related: ["sales-funnel", "sales-pipeline", "kundenkosten"] } },
      "„sales-funnel“ gibt es nicht, oder es ist nicht veröffentlicht.",
      { [EXISTING_ARTICLE]: ["order: 2\n", "order: 2\ndraft: true\n"] },
    ],
    [
      "when there are two",
      { answers: { related: ["sales-funnel", "kundenkosten"] } },
      "Nötig sind genau 3 verschiedene, genannt sind 2",
    ],
    [
      "when one is named twice",
      { answers: { related: ["sales-funnel", "kundenkosten", "kundenkosten"] } },
      "Nötig sind genau 3 verschiedene, genannt sind 2",
    ],
    [
      "when too few are published",
      {},
      "Nötig sind genau 3 verschiedene, genannt sind 2. Vorhanden sind: sales-pipeline, sales-funnel.",
      {
        "articles/kundenkosten/index.mdx": ["order: 4\n", "order: 4\ndraft: true\n"],
        "articles/lead-nurturing/index.mdx": [
          "published: 2025-03-18\nupdated: 2025",
          "published: 2999-03-18\nupdated: 2999",
        ],
      },
    ],
    [
      "when a job's type is unknown",
      { kind: "job", answers: { type: "Nachtschicht" } },
      "Feld „type“: „Nachtschicht“ ist nicht vorgesehen. Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.",
    ],
    [
      "when its department is empty",
      { kind: "job", answers: { department: "" } },
      "Feld „department“: Der Wert fehlt.",
    ],
    [
      "when its department is long",
      { kind: "job", answers: { department: "x".repeat(41) } },
      "höchstens 40 sind erlaubt.",
    ],
  ])("%s.", async (_title, change, message, changes = {}) => {
    const root = contentTree(changes);
    const before = inventory(root);
    const error: unknown = await createIn(root, { ...ARTICLE, ...change }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const told = (error as Error).message;
    expect(told).toContain(message);
    expect(told).not.toContain("\n");
    expect(inventory(root)).toEqual(before);
  });

  it("when a folder without a text has the address.", async () => {
    const root = contentTree();
    mkdirSync(path.join(root, "content/articles", SLUG));
    const before = inventory(root);
    await expect(createIn(root, ARTICLE)).rejects.toThrow(taken(`content/articles/${SLUG}`));
    expect(inventory(root)).toEqual(before);
  });

  it("when the kind is unknown.", () => {
    expect(() => toKind("page")).toThrow("„page“ lässt sich nicht anlegen. Möglich sind: article, job.");
    expect(toKind("job").name).toBe("Job");
  });
});

it("An address that an article has is free for a job.", () => {
  const existing = readExisting(contentTree());
  expect(slugProblem(existing, toKind("job"), "sales-funnel", undefined)).toBeUndefined();
  expect(slugProblem(existing, toKind("article"), "account-executive", undefined)).toBeUndefined();
});

describe("The free place in the overview", () => {
  it("is the first that is left.", () => {
    const existing = readExisting(contentTree({ [EXISTING_ARTICLE]: ["order: 2", "order: 9"] }));
    expect(freeOrder(existing, toKind("article"))).toBe(2);
    expect(freeOrder(existing, toKind("job"))).toBe(2);
  });

  it("is none that a broken article has.", () => {
    const existing = readExisting(contentTree({ [EXISTING_ARTICLE]: ["type: Artikel\n", ""] }));
    expect(freeOrder(existing, toKind("article"))).toBe(5);
  });
});

it("Articles to refer to are those that visitors see, in the order of the overview.", () => {
  const existing = readExisting(
    contentTree({
      [EXISTING_ARTICLE]: ["order: 2", "order: 9"],
      "articles/kundenkosten/index.mdx": ["order: 4\n", "order: 4\ndraft: true\n"],
    }),
  );
  expect(publishedDocuments(existing, "Article", "2025-03-18")).toMatchObject([
    { slug: "sales-pipeline", title: "Sales-Pipeline im Vertrieb", duration: 5 },
    { slug: "lead-nurturing", title: "Lead Nurturing im Vertrieb", duration: 7 },
    { slug: "sales-funnel", title: "Sales-Funnel im Vertrieb", duration: 6 },
  ]);
  expect(publishedDocuments(existing, "Article", "2025-03-17")).toEqual([]);
});

it("What is to be known of a field stands behind what it begins with.", async () => {
  const root = contentTree();
  const text = readFileSync(path.join(root, (await createIn(root, ARTICLE)).file), "utf8");
  for (const line of [
    'title: "Größe & Maß: Über den Vertrieb" # 15–75 Zeichen',
    '  title: "Überschrift des Kastens am Ende" # höchstens 60 Zeichen',
    "duration: 5 # Lesezeit in Minuten, 5–12: Wörter ÷ 200",
    '  demo: "Demo buchen" # eines von: Demo buchen, Kostenlose Demo buchen',
    "# weitere Adressen, z. B. [kurz]",
    "aliases: []",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});

describe("npm run new", () => {
  const run = (...flags: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/new.ts", ...flags], {
      env: { ...process.env, SITE_PORT: "9876" },
    });

  it("asks nothing when kind and title are given, and tells where to write, where to look and what comes next.", async () => {
    const root = contentTree();
    const title = "Neue Wege im Vertrieb";
    const related = "kundenkosten, sales-funnel,sales-pipeline";
    const { stdout } = await run("--root", root, "--kind", "article", "--title", title, "--related", related);
    const created = { file: "content/articles/neue-wege-im-vertrieb/index.mdx", address: "" };
    const data = dataOf(root, created) as { related: { slug: string }[] };
    expect(data.related.map(({ slug }) => slug)).toEqual(["kundenkosten", "sales-funnel", "sales-pipeline"]);
    expect(stdout).toContain(path.relative(".", path.join(root, created.file)));
    expect(stdout).toContain(
      "/blog/neue-wege-im-vertrieb, in der Vorschau http://localhost:9876/blog/neue-wege-im-vertrieb",
    );
    expect(stdout).toContain("Entwurf");
    expect(stdout).toContain("npm run dev");
    expect(stdout).toContain("npm run check:content");
  });

  it("asks for what it is not told, one question after the other.", async () => {
    const root = contentTree();
    const terminal = "data:text/javascript,process.stdin.isTTY=true";
    const child = spawn(process.execPath, ["--import", "tsx", "--import", terminal, "scripts/new.ts", "--root", root]);
    const DOWN = "\u001b[B";
    const answers: [question: string, answer: string][] = [
      ["Was soll angelegt werden?", `${DOWN}\n`],
      ["Titel:", "Leitung Einkauf (m/w/d)\n"],
      ["Abteilung:", "\n"],
      ["Umfang:", "\n"],
    ];
    let told = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      told += text;
      const [question = "", answer] = answers[0] ?? [];
      if (answer === undefined || !told.includes(question)) return;
      answers.shift();
      told = "";
      child.stdin.write(answer);
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect({ code, answers }).toEqual({ code: 0, answers: [] });
    expect(readFileSync(path.join(root, "content/jobs/leitung-einkauf.mdx"), "utf8")).toContain("department: Vertrieb");
  });

  it.each([
    ["is refused", ["--kind", "job", "--title", "Chef"], "Titel „Chef“: Der Text hat 4 Zeichen"],
    ["must be asked where nobody can answer", ["--kind", "job"], "--title"],
  ])("ends with one line and code 1 when something %s.", async (_title, flags, message) => {
    const root = contentTree();
    const before = inventory(root);
    const error: unknown = await run("--root", root, ...flags).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(message) });
    expect((error as { stderr: string }).stderr.trim().split("\n")).toHaveLength(1);
    expect(inventory(root)).toEqual(before);
  });
});

it("A list of others that is asked for must say how many it holds.", () => {
  const list = listOf(group({ slug: slugOf("Article") })).ask("Welche?");
  const questions = (schema: typeof list) => questionsOf({ schema: group({ more: schema }) });
  expect(questions(list.length(2))).toMatchObject([{ field: "more", refersTo: { type: "Article", count: 2 } }]);
  expect(() => questions(list)).toThrow('The list "more" refers to others and is asked for');
});
