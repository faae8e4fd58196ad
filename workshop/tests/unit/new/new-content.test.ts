import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkbox, input, select } from "@inquirer/prompts";
import { type Change, contentTree, withChanges } from "../../../../__tests__/unit/support/content-tree";
import { SITE_PORT } from "../../../../scripts/lib/ports";
import { contentModel } from "../../../../src/content-model";
import { freeOrder } from "../../../../src/data-layer/check/cross-check";
import { today } from "../../../../src/data-layer/model/release";
import { readContent } from "../../../../src/data-layer/read/read-content";
import { checkCopy } from "../../../check/check-copy";
import { checkedInMemory } from "../../../check/text-checks";
import { create, type NewDocument } from "../../../new/create";
import { toKind } from "../../../new/kinds";
import { newDocument } from "../../../new/new-document";
import { publishedDocuments, readProject } from "../../../new/project";
import { slugOfTitle } from "../../../new/slug";
import { replaceTemplateText } from "../../e2e/support/replace-template-text";
import { checkTexts } from "../../support/issues";

jest.mock("@inquirer/prompts", () => ({ checkbox: jest.fn(), input: jest.fn(), select: jest.fn() }));

const ARTICLE: NewDocument = { kind: "article", title: "Größe & Maß: Über den Vertrieb" };
const SLUG = "groesse-und-mass-ueber-den-vertrieb";
const JOB: NewDocument = { kind: "job", title: "Leitung Einkauf (m/w/d)" };
const FUNNEL = "articles/sales-funnel/index.mdx";
const KUNDENKOSTEN = "articles/kundenkosten/index.mdx";
const check = (root: string) => checkTexts(root, readContent(root, contentModel));
/** Passages of a new article's text, a line each that its author has to write. */
const UNWRITTEN_LINES = [
  ...["Hier steht der Einstieg", "## Überschrift: worum", "Hier steht in einfachen", "## Überschrift: was die"],
  ...["Hier steht, was die Zahlen", "<BarChart", "## Überschrift: was als", "Hier steht, womit"],
];
const lineOf = (text: string, passage: string) => text.split("\n").findIndex((line) => line.includes(passage)) + 1;
const AS_DRAFT: Change = ["published:", "draft: true\npublished:"];

/** Every file and folder of a project with its bytes. */
function inventory(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  const bytes = (file: string) => (statSync(file).isDirectory() ? "folder" : readFileSync(file, "hex"));
  return Object.fromEntries(names.map((name) => [name, bytes(path.join(root, name))]));
}

/** How a project refuses something, which must leave it as it is. */
async function refusalOf(root: string, work: () => Promise<unknown>): Promise<unknown> {
  const before = inventory(root);
  const error: unknown = await work().catch((reason: unknown) => reason);
  expect(inventory(root)).toEqual(before);
  return error;
}

/** What is created in a project: its file and address, its text, and its data as the build sees it. */
async function make(root: string, document: NewDocument) {
  const created = await create(readProject(root), document);
  const text = readFileSync(path.join(root, created.file), "utf8");
  return { ...created, text, data: dataOf(root, created.file) };
}

const dataOf = (root: string, file: string) =>
  (readContent(root, contentModel).files.find((entry) => entry.file === file)?.data ?? {}) as Record<string, unknown>;

const slugsOf = ({ related }: Record<string, unknown>) => (related as { slug: string }[]).map(({ slug }) => slug);

describe("The slug of a title", () => {
  it.each([
    ["Größe & Maß: Über den Vertrieb", SLUG],
    ["Gro\u0308ße", "groesse"],
    ["B2B-Sales-Funnel im SaaS-Geschäft", "b2b-sales-funnel-im-saas-geschaeft"],
    ["30 % mehr aus 100 €", "30-prozent-mehr-aus-100-euro"],
    ["Account Executive (m/w/d)", "account-executive"],
    ["!?… —", ""],
  ])("%s is %j", (title, slug) => expect(slugOfTitle(title)).toBe(slug));
});

const ARTICLE_FILES = [`articles/${SLUG}/index.mdx`, `articles/${SLUG}`, `articles/${SLUG}/poster.png`];

it.each<[string, NewDocument, address: string, files: string[]]>([
  ["article", ARTICLE, `/blog/${SLUG}`, ARTICLE_FILES],
  ["job", JOB, "/career/leitung-einkauf", ["jobs/leitung-einkauf.mdx"]],
])("A new %s passes every check at once and adds its files, nothing else", async (_kind, document, address, added) => {
  const root = contentTree();
  const before = inventory(root);
  expect(await create(readProject(root), document)).toEqual({ file: `content/${added[0]}`, address });
  expect(await check(root)).toEqual([]);
  expect(await checkCopy(readContent(root, contentModel), checkedInMemory())).toEqual([]);
  const unknown = Object.fromEntries(added.map((name) => [path.join("content", name), expect.any(String)]));
  expect(inventory(root)).toEqual({ ...before, ...unknown });
});

describe("A new article", () => {
  it("is a draft of today, in the next free place, with the first three articles", async () => {
    expect((await make(contentTree(), ARTICLE)).data).toMatchObject({
      ...{ title: ARTICLE.title, draft: true, order: 5, published: today(), updated: today() },
      related: [{ slug: "sales-pipeline" }, { slug: "sales-funnel" }, { slug: "lead-nurturing" }],
    });
  });

  it("can be published once its texts are written", async () => {
    const root = contentTree();
    const { file, text } = await make(root, ARTICLE);
    expect(text).toMatch(/^draft: true /m);
    const released = text.replace(/^draft: true .*\n/m, "");
    writeFileSync(path.join(root, file), released);
    const found = await check(root);
    const unwritten = ["seoTitle", "description", "intro", "poster.src", "poster.alt", "banner.title", "banner.text"];
    const placeholder = { message: expect.stringContaining("noch der Platzhalter") };
    expect(found.filter(({ field }) => field !== "duration")).toEqual([
      ...unwritten.map((field) => expect.objectContaining({ field, ...placeholder })),
      ...UNWRITTEN_LINES.map((passage) => expect.objectContaining({ ...placeholder, line: lineOf(released, passage) })),
    ]);
    copyFileSync(path.join(root, "content", FUNNEL, "../poster.png"), path.join(root, file, "../poster.png"));
    writeFileSync(path.join(root, file), replaceTemplateText(released, 100));
    expect(await check(root)).toEqual([]);
  });

  it("keeps a title with whatever signs, and without spaces to spare", async () => {
    for (const title of [
      'Was „gut“ ist: "A" #1 & \\ mehr',
      "  Zwei  Leerzeichen\tzu viel ",
      "2025-03-31: Was bleibt",
    ]) {
      const { data } = await make(contentTree(), { ...ARTICLE, title });
      expect(data.title).toBe(title.replace(/\s+/g, " ").trim());
    }
  });
});

it("A new job is a draft of today, in the next free place, full-time in sales unless told", async () => {
  const root = contentTree();
  const draft = { title: JOB.title, draft: true, order: 2, published: today() };
  const usual = { department: "Vertrieb", type: "Vollzeit", subject: `Bewerbung: ${JOB.title}` };
  expect((await make(root, JOB)).data).toMatchObject({ ...draft, ...usual });
  const answers = { department: 'Recht: "A" & B', type: "6 Monate" };
  const intern = await make(root, { kind: "job", title: "Praktikum", answers });
  expect(intern.data).toMatchObject({ order: 3, ...answers, tags: ["6\u00a0Monate", "Lindau"] });
  expect(await check(root)).toEqual([]);
});

describe("Nothing is written, and its author learns why and what to do,", () => {
  const NEITHER = "Bitte einen anderen Titel wählen oder eine";
  const taken = (holder: string) => `hat schon content/${holder}. ${NEITHER} andere Adresse nennen.`;
  const asAlias = (holder: string) => taken(`${holder} (als Zweitadresse in „aliases“)`);
  const TOO_SHORT = "Titel „Kurzer Titel“: Der Text hat 12 Zeichen, mindestens 15 sind nötig.";
  const NO_TYPE = "Feld „type“: „Nachtschicht“ ist nicht vorgesehen. Möglich: Vollzeit, 6 Monate, Vollzeit/Teilzeit.";
  const MARKS = "?".repeat(20);
  const NOT_THREE = "Nötig sind genau 3 verschiedene, genannt sind 2";
  const DRAFT = "„sales-funnel“ gibt es nicht, oder es ist nicht veröffentlicht.";
  const NOT_THERE = `Feld „related“: ${DRAFT.replace("sales-funnel", "gibt-es-nicht")} Vorhanden sind: sales-pipeline,`;

  const BROKEN: Change = ["type: Artikel\n", ""];
  const FUTURE: Change = ["published: 2025-03-18\nupdated: 2025", "published: 2999-03-18\nupdated: 2999"];
  const TWO_PUBLISHED = { [KUNDENKOSTEN]: AS_DRAFT, "articles/lead-nurturing/index.mdx": FUTURE };
  const asked = (answers: NewDocument["answers"]): Partial<NewDocument> => ({ ...JOB, answers });
  const related = (...slugs: string[]): Partial<NewDocument> => ({ answers: { related: slugs } });

  it.each<[string, Partial<NewDocument>, string, Record<string, Change>?]>([
    ["an article's title is too short", { title: "Kurzer Titel" }, TOO_SHORT],
    ["the title makes no address", { title: MARKS }, `Aus „${MARKS}“ wird keine Adresse. ${NEITHER} Adresse nennen.`],
    ["the slug is none", { slug: "Größe" }, "„Größe“ taugt nicht als Adresse."],
    ["an article has the address", { title: "Sales Funnel!!!!" }, `Die Adresse /blog/sales-funnel ${taken(FUNNEL)}`],
    ["an alias has the address", { slug: "pipeline" }, asAlias("articles/sales-pipeline/index.mdx")],
    ["a broken article has it as an alias", { slug: "kosten" }, asAlias(KUNDENKOSTEN), { [KUNDENKOSTEN]: BROKEN }],
    ["an article to refer to does not exist", related("sales-funnel", "gibt-es-nicht", "kundenkosten"), NOT_THERE],
    ["one is named twice", related("sales-funnel", "kundenkosten", "kundenkosten"), NOT_THREE],
    ["too few are published", {}, `${NOT_THREE}. Vorhanden sind: sales-pipeline, sales-funnel.`, TWO_PUBLISHED],
    ["a job's type is unknown", asked({ type: "Nachtschicht" }), NO_TYPE],
  ])("when %s", async (_when, change, message, changes = {}) => {
    await withChanges(changes, async (root) => {
      const error = await refusalOf(root, () => make(root, { ...ARTICLE, ...change }));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ message: expect.stringContaining(message) });
      expect(error).not.toMatchObject({ message: expect.stringContaining("\n") });
    });
  });
});

it("A new article gets the lowest unused `order`; a broken one keeps its own", () => {
  const { files: withGap } = readProject(contentTree({ [FUNNEL]: ["order: 2", "order: 9"] }));
  expect(freeOrder(withGap, toKind("article"))).toBe(2);
  expect(freeOrder(withGap, toKind("job"))).toBe(2);
  const { files: broken } = readProject(contentTree({ [FUNNEL]: ["type: Artikel\n", ""] }));
  expect(freeOrder(broken, toKind("article"))).toBe(5);
});

it("Articles to refer to are those that visitors see, in the order of the overview", () => {
  const project = readProject(contentTree({ [FUNNEL]: ["order: 2", "order: 9"], [KUNDENKOSTEN]: AS_DRAFT }));
  expect(publishedDocuments(project, "Article", "2025-03-18")).toMatchObject([
    { slug: "sales-pipeline", title: "Sales-Pipeline im Vertrieb", duration: 5 },
    { slug: "lead-nurturing", title: "Lead Nurturing im Vertrieb", duration: 7 },
    { slug: "sales-funnel", title: "Sales-Funnel im Vertrieb", duration: 6 },
  ]);
  expect(publishedDocuments(project, "Article", "2025-03-17")).toEqual([]);
});

describe("npm run new", () => {
  it("asks nothing when kind and title are given, and says where to write, where to look and what comes next", async () => {
    const root = contentTree();
    const related = "kundenkosten, sales-funnel,sales-pipeline";
    const said = await newDocument(root, { kind: "article", title: "Neue Wege im Vertrieb", related }, false);
    const file = "content/articles/neue-wege-im-vertrieb/index.mdx";
    expect(slugsOf(dataOf(root, file))).toEqual(["kundenkosten", "sales-funnel", "sales-pipeline"]);
    const address = "/blog/neue-wege-im-vertrieb";
    expect(said).toContain(path.relative(".", path.join(root, file)));
    expect(said).toContain(`${address}, in der Vorschau http://localhost:${SITE_PORT}${address}`);
    for (const next of ["Entwurf", "npm run dev", "npm run check:content"]) expect(said).toContain(next);
  });

  describe("when it is not told the kind or the title", () => {
    type Asked = { message: string; default?: unknown; validate?: (answer: unknown) => unknown };
    /** Answers prompts by their message, else with what they propose. @returns the messages, in their order */
    function answering(answers: Readonly<Record<string, unknown>>): string[] {
      const asked: string[] = [];
      const answer = async ({ message, default: proposed, validate }: Asked) => {
        asked.push(message);
        const given = answers[message] ?? proposed;
        expect(validate?.(given) ?? true).toBe(true);
        return given;
      };
      for (const prompt of [input, select])
        jest.mocked<(question: never) => Promise<unknown>>(prompt).mockImplementation(answer);
      jest
        .mocked<(question: never) => Promise<unknown>>(checkbox)
        .mockImplementation(
          async ({ message, choices, validate }: Asked & { choices: { value: string; checked: boolean }[] }) => {
            asked.push(message);
            const proposed = choices.filter(({ checked }) => checked);
            expect([validate?.(choices), validate?.(proposed)]).toEqual(["Nötig sind genau 3.", true]);
            return answers[message] ?? proposed.map(({ value }) => value);
          },
        );
      return asked;
    }
    const [KIND_QUESTION, TITLE_QUESTION, SLUG_QUESTION] = [
      "Was soll angelegt werden?",
      "Titel:",
      "Letzter Teil der Adresse:",
    ];
    const RELATED = "Drei Artikel, auf die dieser verweist:";

    it("asks for the kind, the title, the address and the articles to refer to", async () => {
      const root = contentTree();
      const others = ["kundenkosten", "sales-funnel", "sales-pipeline"];
      const answers = {
        [KIND_QUESTION]: toKind("article"),
        [TITLE_QUESTION]: "Sales Funnel!!!!",
        [SLUG_QUESTION]: "trichter",
      };
      const asked = answering({ ...answers, [RELATED]: others });
      expect(await newDocument(root, {}, true)).toContain("content/articles/trichter/index.mdx");
      expect(asked).toEqual([KIND_QUESTION, TITLE_QUESTION, SLUG_QUESTION, RELATED]);
      expect(slugsOf(dataOf(root, "content/articles/trichter/index.mdx"))).toEqual(others);
    });

    it("proposes the address of the title and what the schema proposes, and asks nothing that is given", async () => {
      const asked = answering({ [TITLE_QUESTION]: JOB.title });
      const said = await newDocument(contentTree(), { kind: "job", department: "Einkauf" }, true);
      expect(said).toContain("content/jobs/leitung-einkauf.mdx");
      expect(asked).toEqual([TITLE_QUESTION, SLUG_QUESTION, "Umfang:"]);
    });

    it.each([
      [TITLE_QUESTION, "Kurz", "hat 4 Zeichen"],
      [SLUG_QUESTION, "sales-funnel", `hat schon content/${FUNNEL}`],
    ])("asks again after a wrong answer to %s", async (question, wrong, message) => {
      answering({ [TITLE_QUESTION]: ARTICLE.title });
      const { mock } = jest.mocked(input);
      mock.calls.length = 0;
      await newDocument(contentTree(), { kind: "article" }, true);
      const { validate } = mock.calls.map(([prompt]) => prompt).find((prompt) => prompt.message === question) ?? {};
      expect(validate?.(wrong)).toContain(message);
    });
  });

  it("ends with one line where nobody can be asked", async () => {
    const root = contentTree();
    const refused = await refusalOf(root, () => newDocument(root, { kind: "job" }, false));
    expect(refused).toMatchObject({ message: expect.stringMatching(/^[^\n]*--title[^\n]*$/) });
  });
});
