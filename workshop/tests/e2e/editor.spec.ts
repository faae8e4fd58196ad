/**
 * An author's way in the browser, without a network: writes an article with a picture, a chart and an alias, is told of
 * three slips at their place, mends them, looks at the preview, publishes it as due today; changes a fact, a job and the
 * head of the home page. Then git shows what was typed and nothing else.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../../__tests__/e2e/support/copies";
import { today } from "../../../src/data-layer/model/release";
import { replaceTemplateText } from "./support/replace-template-text";

test.describe.configure({ mode: "serial" });

const TITLE = "Angebote nachfassen: Größe zählt nicht";
const SLUG = "angebote-nachfassen-groesse-zaehlt-nicht";
const FILE = `content/articles/${SLUG}/index.mdx`;
const ALT = "Ein Kalender, in dem der dritte Tag markiert ist";
/** The article as its author leaves it, with both pictures. */
const TEXT = `Wer nach einem Angebot schweigt, hat es vergessen.

## Am dritten Tag
${replaceTemplateText("", 110)}
![${ALT}](./kaelender-1.png)

![Ein leeres Büro am Morgen](./buero.png)
`;

/** Fields and the closing banner of the article. */
const WORDS = {
  seoTitle: "Angebote nachfassen: der richtige Tag",
  description:
    "Wann Sie nach einem Angebot anrufen, was Sie dabei fragen und woran Sie erkennen, dass ein Nein besser ist als weiteres Warten.",
  intro:
    "Die meisten Angebote verlieren Sie nicht an den Wettbewerb, sondern an die Stille danach. Drei Anrufe helfen.",
  alt: "Ein Kalender an der Kaimauer, der dritte Tag ist gelb: Dann lohnt sich der Anruf",
};
const BANNER = {
  title: "Welches Angebot rufen Sie zuerst an?",
  text: "In der Demo sehen Sie, welche offenen Angebote ein Signal gezeigt haben.",
};
const JOB = "content/jobs/account-executive.mdx";

let editor: ChildProcess;
let address = "";
let page: Page;
let root: string;

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout;
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const field = (name: string) => page.locator(`[id^="${name}-field-"]`).first();
const alias = () => page.locator('[id^="item-field-"]').first();
const problemAt = (name: string) => page.locator(`[data-field="${name}"]`);
const save = () => button("Speichern").first().click();
const isSaved = () => expect(page.getByText("Änderungen gespeichert")).toBeVisible();
/** Opens a place as from a bookmark; the editor may just be loading a page anew, which would end that or never let it end. */
const goTo = async (name: string) => {
  await expect(() => page.goto("about:blank", { timeout: 5000 })).toPass();
  await page.goto(`${new URL(address).origin}/#/collections/${name}`);
};
const open = async (name: string) => {
  await goTo(name);
  await isSaved();
};
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const label = (name: string | RegExp) => page.getByLabel(name);
const title = () => page.getByLabel("Titel", { exact: true });
const dialog = () => page.getByRole("dialog");
const endOfText = async () => {
  await body().click();
  await page.keyboard.press("Control+End");
};
const preview = () => page.frameLocator("iframe").first().frameLocator('iframe[title="Vorschau der Seite"]');
const body = () => page.getByRole("textbox", { name: "Text", exact: true }).and(page.locator(".cm-content"));

/** Replaces what stands in a field, as somebody who types. */
async function type(place: Locator, words: string): Promise<void> {
  // Decap sets the caret when a field gets the focus.
  await place.click();
  await place.fill(words);
}

/** Drops or pastes a file at the text, as a program does that has it as HTML, too, or has not. */
async function give(kind: "drop" | "paste", name: string, html = ""): Promise<void> {
  const picture = readFileSync(path.join(root, "content/pictures/office.png")).toString("base64");
  await body().evaluate(
    (place, [type, base64, named, text]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], named, { type: /\.png$/i.test(named) ? "image/png" : "application/msword" }));
      if (text) data.setData("text/html", text);
      const init = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
      place.dispatchEvent(type === "drop" ? new DragEvent(type, init) : new ClipboardEvent(type, init));
    },
    [kind, picture, name, html] as const,
  );
}

/** Fails when axe finds something in a part of the page. */
async function isAccessible(...parts: string[]): Promise<void> {
  for (const part of parts) await expect(page.locator(part).first()).toBeVisible();
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Starts the editor. @returns its address */
async function start(port: string): Promise<string> {
  editor = spawn(process.execPath, ["--import", "tsx", "workshop/editor/command.ts", "--port", port], { cwd: root });
  let output = "";
  for (const stream of [editor.stdout, editor.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  await expect.poll(() => output, { timeout: 60_000 }).toContain("http://");
  return /http:\S+/.exec(output)?.[0] ?? "";
}

test.beforeAll(async ({ fixtureSite: copy, browser }) => {
  test.setTimeout(120_000);
  root = copy;
  git("init", "-q");
  git("config", "user.email", "author@example.com");
  git("config", "user.name", "Author");
  git("add", "content");
  git("commit", "-qm", "Before");
  address = await start("0");
  page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  const { host } = new URL(address);
  await page.route(
    (url) => url.protocol.startsWith("http") && url.host !== host,
    (route) => route.abort(),
  );
  await page.goto(address);
});
test.afterAll(async () => {
  await page.context().close();
  editor.kill("SIGINT");
  await once(editor, "exit");
  expect(editor.exitCode).toBe(0);
});

test("a new article starts as npm run new starts it", async () => {
  await goTo("articles");
  await expect(button("Medien")).toBeHidden();
  await button("Artikel anlegen").click();
  await title().fill(TITLE);
  await isAccessible("dialog");
  await button("Anlegen").click();
  await expect(field("title")).toHaveValue(TITLE);
  expect(textOf(FILE)).toContain(`title: "${TITLE}"`);
  git("add", "content");
  git("commit", "-qm", "Started");
});

test("text, chart, pictures and alias are written, and the preview shows them", async () => {
  await endOfText();
  for (const [typed, offered] of [
    ["<Fun", "<FunnelChart"],
    ["[x](/con", "/contact#form"],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(page.locator(".cm-tooltip-autocomplete")).toContainText(offered);
    await page.keyboard.press("Escape");
    for (const _letter of typed) await page.keyboard.press("Backspace");
  }
  await label("Baustein").selectOption("FunnelChart");
  await isAccessible("dialog");
  await expect(label("„unit“")).toHaveAccessibleDescription(/^was die Zahlen sind/);
  await label("„title“").fill("Was von den Leads bleibt");
  await button("Übernehmen").click();
  await expect(preview().getByText("Was von den Leads bleibt")).toBeVisible();
  await page.locator(".cm-line", { hasText: "Was von den Leads bleibt" }).click({ position: { x: 20, y: 8 } });
  await label("„unit“").fill("Anfragen");
  await button("Übernehmen").click();
  await expect(body()).toContainText('title="Was von den Leads bleibt"');
  await expect(body()).toContainText('unit="Anfragen"');
  await page.keyboard.press("Control+End");
  for (const [kind, alt, name, written] of [
    ["drop", ALT, "Kälender 1.PNG", "kaelender-1.png"],
    ["paste", "Ein leeres Büro am Morgen", "Büro.png", "buero.png"],
  ] as const) {
    await give(kind, name);
    await dialog().getByLabel("Alternativtext").fill(alt);
    await label("Bildunterschrift").fill("Am Morgen");
    await isAccessible("dialog");
    await button("Einfügen").click();
    await expect(body()).toContainText(`![${alt}](./${written} "Am Morgen")`);
  }
  const chooser = page.waitForEvent("filechooser");
  await button("Anderes Bild wählen").click();
  const buffer = readFileSync(path.join(root, "content/articles/sales-automation/poster.png"));
  await (await chooser).setFiles({ name: "Titel Bild.png", mimeType: "image/png", buffer });
  await dialog().getByLabel("Alternativtext").fill(WORDS.alt);
  await button("Übernehmen").click();
  await expect(field("alt")).toHaveValue(WORDS.alt);
  await button(/Eintrag hinzufügen/)
    .first()
    .click();
  await type(alias(), "nachhaken");
  await expect(preview().locator('img[src*="titel-bild.png"]')).toBeVisible();
  await expect(preview().getByRole("img", { name: ALT })).toBeVisible();
  await expect(preview().getByRole("heading", { level: 1 })).toHaveText(/Angebote nachfassen/);
  await expect(preview().getByText("Entwurf", { exact: true }).first()).toBeVisible();
});

test("errors are reported at their place while typing, and prevent publishing", async () => {
  await type(field("seoTitle"), "Zu kurz");
  await expect(problemAt("seoTitle")).toContainText("mindestens 30 sind nötig");
  await type(alias(), "Nach Fassen");
  await expect(problemAt("aliases[0]")).toContainText("taugt nicht als Adresse");
  await button("Feld „aliases (1. Eintrag)“").click();
  await expect(alias()).toBeFocused();
  await endOfText();
  await page.keyboard.type("\n\n[Preise](/blog/gibt-es-nicht)\n");
  await expect(problemAt("body")).toContainText("Die Seite /blog/gibt-es-nicht gibt es nicht.");
  await expect(page.locator(".cm-lint-marker-error")).toBeVisible();
  await page.locator('label[for^="draft-field-"]').scrollIntoViewIfNeeded();
  await field("draft").click();
  const before = textOf(FILE);
  await save();
  await expect(page.getByText(/Nicht gespeichert: .*Als Entwurf lässt sich speichern/)).toBeVisible();
  expect(textOf(FILE)).toBe(before);
});

test("once corrected, it is published as due today", async () => {
  await body().click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(TEXT);
  await type(alias(), "nachhaken");
  for (const [name, words] of Object.entries(WORDS)) await type(field(name), words);
  for (const [name, words] of Object.entries(BANNER))
    await type(problemAt(`banner.${name}`).locator("xpath=preceding-sibling::*").first(), words);
  await expect(page.locator(".editor-issues-panel")).toContainText("Keine Fehler.");
  await isAccessible(".editor-body", ".editor-issues-panel");
  await save();
  await isSaved();
  expect(textOf(FILE)).toContain(`published: ${today()}`);
  expect(textOf(FILE)).not.toContain("draft:");
});

test("the preview follows the text, a click in it goes back, and the search result is shown", async () => {
  await open("articles/entries/sales-automation/index");
  await expect(page.locator(".editor-length")).toHaveText(/^\d\.\d{3} Wörter, \d+ Min\. Lesezeit$/);
  // The length is there before the first check, which is slower than all others, has ended.
  await expect(page.locator(".editor-issues-panel")).not.toContainText("Wird geprüft");
  const heading = preview().locator("h2").nth(4);
  await heading.click();
  const words = (await heading.textContent()) ?? "";
  await expect(body()).toBeFocused();
  await expect(page.locator(".cm-line", { hasText: words.replaceAll("\u00AD", "") })).toBeInViewport();
  await page.keyboard.press("End");
  const shownFirst = page.evaluate(
    () =>
      new Promise((resolve) => {
        for (const name of ["pageshown", "draftchecked"])
          document.addEventListener(name, () => resolve(name === "pageshown"), { once: true });
      }),
  );
  await page.keyboard.type(" und mehr als das");
  await expect(heading).toContainText("und mehr als das");
  expect(await shownFirst).toBe(true);
  await page.locator(".cm-content").hover();
  await page.mouse.wheel(0, -20_000);
  await expect(preview().getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(heading).not.toBeInViewport();

  await type(field("seoTitle"), "Vertrieb automatisieren, Schritt für Schritt");
  await expect(page.getByText("44 Zeichen (mindestens 30, höchstens 60)")).toBeVisible();
  await button("Suche und Teilen …").click();
  await isAccessible("dialog");
  const search = page.getByRole("region", { name: "In der Suche" });
  await expect(search).toContainText("Vertrieb automatisieren, Schritt für Schritt");
  await expect(search).toContainText("/blog/sales-automation");
  await expect(page.getByRole("img", { name: "Das Bild beim Teilen" })).toHaveJSProperty("naturalWidth", 1200);
  await button("Schließen").click();
});

test("formatted text becomes Markdown when pasted, what is lost is told, and a document is no picture", async () => {
  await endOfText();
  await give("paste", "image.png", "<p>Am <b>dritten Tag</b> <del>gestern</del></p>");
  await expect(body()).toContainText("Am **dritten Tag**");
  await expect(dialog()).toContainText("Was in der Überarbeitung gelöscht war, ist nicht dabei: „gestern“.");
  await isAccessible("dialog");
  await button("Verstanden").click();
  await expect(body()).toBeFocused();
  const alerts: string[] = [];
  page.once("dialog", (alert) => {
    alerts.push(alert.message());
    return alert.accept();
  });
  await give("drop", "Text.docx");
  expect(alerts).toEqual([expect.stringContaining("„Text.docx“ ist kein Bild.")]);
  await expect(dialog()).toBeHidden();
  await page.goto("about:blank");
});

test("a fact, a job on a telephone and the home page change in one line each", async () => {
  await open("site/entries/company");
  await expect(page.getByText(/Vorschau vorhanden/)).toBeHidden();
  await type(field("city"), "Bregenz");
  await save();
  await isSaved();
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo("jobs");
  await page.getByRole("link", { name: /^Account Executive/ }).click();
  await type(field("location"), "Lindau (Bodensee)");
  await save();
  await isSaved();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open("pages/entries/home");
  await type(field("note"), "Entwickelt in Lindau. Gehostet in Deutschland.");
  await save();
  await isSaved();
  const changes = git("diff", "--numstat", "--", "content/company.json", "content/jobs", "content/pages");
  expect(changes.trim().split("\n")).toEqual([
    "1\t1\tcontent/company.json",
    `1\t1\t${JOB}`,
    "1\t1\tcontent/pages/home.json",
  ]);
  expect(git("status", "--porcelain", "content").trim().split(/\s+/).sort()).toEqual(
    [
      ...["??", "??", "??", "M", "M", "M", "M", FILE, JOB, "content/company.json", "content/pages/home.json"],
      ...["buero", "kaelender-1", "titel-bild"].map((name) => `${path.dirname(FILE)}/${name}.png`),
    ].sort(),
  );
});

test("a click on a page's words leads to their field, in a closed entry and in another file", async () => {
  expect(await preview().locator("html").innerHTML()).not.toMatch(/[\uE000-\uE0FF]/);
  const heading = preview().locator('[data-origin$="#features.cards[1].title"]').first();
  const words = (await heading.textContent()) ?? "";
  await heading.click();
  await expect(page.locator("input:focus")).toHaveValue(words);
  const closed = page.locator('[data-field="features.cards[2].title"]').locator("xpath=preceding-sibling::*").first();
  await expect(closed).toBeHidden();
  await page
    .getByText(await closed.inputValue(), { exact: true })
    .last()
    .click();
  await expect(closed).toBeVisible();
  await preview().locator("footer nav a").first().click();
  await expect(dialog()).toContainText("content/site.json, Feld „footer.");
  await isAccessible("dialog");
  const link = await preview().locator("footer nav a").first().textContent();
  await button("Öffnen").click();
  await expect(page).toHaveURL(/site\/entries\/site$/);
  await expect(page.locator("input:focus")).toHaveValue(link ?? "");
});

test("a file that changed meanwhile is not overwritten: the author sees both versions and decides", async () => {
  await open("jobs/entries/account-executive");
  const other = textOf(JOB).replace("department: Vertrieb", "department: Verkauf");
  writeFileSync(path.join(root, JOB), other);
  await type(field("location"), "Wasserburg");
  await save();
  await expect(page.getByRole("dialog", { name: /inzwischen geändert/ }).locator(".cm-changedText")).toHaveText([
    ...["Vertrieb", "Wasserburg", "Verkauf", "Lindau (Bodensee)"],
  ]);
  await isAccessible("dialog");
  expect(textOf(JOB)).toBe(other);
  await button("Beide zusammenführen").click();
  await expect(field("department")).toHaveValue("Verkauf");
  await expect(field("location")).toHaveValue("Wasserburg");
  expect(textOf(JOB)).toBe(other.replace(/(?<=location: ).*/, "Wasserburg"));
  writeFileSync(path.join(root, JOB), other);
  await type(field("location"), "Langenargen");
  await save();
  await expect(page.getByText(/Nur eine Fassung kann bleiben/)).toBeVisible();
  await button("Andere Fassung nehmen").click();
  await expect(field("location")).toHaveValue("Lindau (Bodensee)");
  expect(textOf(JOB)).toBe(other);
});

test("unsaved text is kept with its date and time, also while the server is down", async () => {
  await type(field("location"), "Nonnenhorn");
  await expect(preview().getByText("Nonnenhorn").first()).toBeVisible();
  await goTo("jobs/entries/account-executive");
  const copy = page.getByRole("dialog", { name: /^Nicht gespeicherte Fassung vom \d+\. \S+ \d{4} um \d\d:\d\d Uhr$/ });
  await expect(copy.locator(".cm-changedText").first()).toHaveText("Nonnenhorn");
  await isAccessible("dialog");
  await button("Weiterschreiben").click();
  await expect(field("location")).toHaveValue("Nonnenhorn");

  const before = textOf(JOB);
  editor.kill("SIGKILL");
  await expect(page.getByRole("alert").filter({ hasText: "Der Editor antwortet nicht." })).toBeVisible();
  await type(field("location"), "Wasserburg");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Nicht gespeichert: Der Editor antwortet nicht.")).toBeVisible();
  expect(textOf(JOB)).toBe(before);
  address = await start(new URL(address).port);
  await expect(page.getByRole("alert").filter({ hasText: "Der Editor läuft wieder." })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.close();
  await expect(page.locator(".editor-gone")).toBeHidden();
  await page.keyboard.press("Control+s");
  await isSaved();
  expect(textOf(JOB)).toBe(before.replace(/(?<=location: ).*/, "Wasserburg"));
  await page.reload();
  await expect(field("location")).toHaveValue("Wasserburg");
  await expect(dialog()).toBeHidden();
});

test("an unused picture prevents publishing; without it, the changes are committed and pushed", async () => {
  const remote = path.join(root, "../remote.git");
  git("clone", "--quiet", "--bare", ".", remote);
  git("remote", "add", "origin", remote);
  await goTo("articles");
  await button("Veröffentlichen …").click();
  await expect(dialog()).toContainText(`content/articles/${SLUG}/poster.png: Dieses Bild zeigt keine Seite.`);
  await isAccessible("dialog");
  await dialog().getByRole("button", { name: "Bilder …" }).click();
  const unused = label("nur die, die niemand zeigt");
  await unused.check();
  await expect(page.locator(".editor-pictures figure")).toHaveCount(1);
  await isAccessible("dialog");
  await button("poster.png löschen").click();
  await button("Löschen").last().click();
  await expect(dialog()).toContainText("Kein Bild.");
  await unused.uncheck();
  await button("buero.png umbenennen").click();
  await label(/Neuer Name/).fill("leeres-buero");
  await button("Umbenennen").last().click();
  await expect(dialog().getByText(`content/articles/${SLUG}/leeres-buero.png`)).toBeVisible();
  expect(textOf(FILE)).toContain("(./leeres-buero.png)");
  await button("Schließen").click();

  await button("Veröffentlichen …").click();
  await expect(dialog()).toContainText("„origin“ übertragen");
  await expect(dialog()).toContainText("Auf der Website erscheint es noch nicht: Davor fehlen");
  await isAccessible("dialog");
  await label(`${JOB}: geändert`).uncheck();
  await expect(label(`${FILE}: geändert`)).toBeChecked();
  await label("Was sich ändert, in einem Satz").fill("Artikel: Angebote nachfassen");
  await button("Veröffentlichen").click();
  await expect(dialog()).toContainText("Übertragen zu „origin“");
  await button("Schließen").click();
  expect(git("status", "--porcelain", "content").trim()).toBe(`M ${JOB}`);
  git("commit", "-qam", "Job");
  expect(git("--git-dir", remote, "log", "-1", "--format=%s").trim()).toBe("Artikel: Angebote nachfassen");
});

test("a published text becomes a draft only after confirmation", async () => {
  await goTo("articles");
  await isAccessible(".editor-overview");
  await label("In allen Texten suchen").fill("schweigt hat vergessen");
  await page.getByRole("link", { name: TITLE }).click();
  await page.locator('label[for^="draft-field-"]').scrollIntoViewIfNeeded();
  await field("draft").click();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog", { name: "Von der Website nehmen?" })).toBeVisible();
  await button("Abbrechen").click();
  await expect(page.getByText("Nicht gespeichert: Sie haben abgebrochen.")).toBeVisible();
  expect(textOf(FILE)).not.toContain("draft:");
  await field("draft").click();
});

test("a new address moves the pictures, keeps the old one as an alias, and changes the links to it", async () => {
  writeFileSync(path.join(root, JOB), `${textOf(JOB)}\n[Angebote nachfassen](/blog/${SLUG}#am-dritten-tag)\n`);
  await button("Adresse ändern …").click();
  await isAccessible("dialog");
  await label(/Neue Adresse/).fill("nachfassen-mit-plan");
  await button("Umbenennen").click();
  await expect(page.getByRole("dialog", { name: `Links auf /blog/${SLUG} ändern` })).toContainText(JOB);
  await isAccessible("dialog");
  await button("Ersetzen").click();
  await expect(dialog()).toContainText("1 Stelle ersetzt in 1 Datei");
  await button("Schließen").click();
  await expect(page).toHaveURL(/entries\/nachfassen-mit-plan\/index$/);
  await isSaved();
  expect(textOf("content/articles/nachfassen-mit-plan/index.mdx")).toContain(`nachhaken, ${SLUG}`);
  expect(textOf(JOB)).toContain("(/blog/nachfassen-mit-plan#am-dritten-tag)");
  await goTo("articles");
  await button("Veröffentlichen …").click();
  await expect(dialog()).toContainText(`nachfassen-mit-plan/index.mdx: umbenannt, bisher ${FILE}`);
  await button("Abbrechen").click();
});

test("words are replaced at the places that the author marks", async () => {
  await button("Ersetzen …").click();
  await isAccessible("dialog");
  await label("Suchen").last().fill("Wasserburg");
  await label("Ersetzen durch").fill("Langenargen");
  await button("Stellen zeigen").click();
  await expect(dialog()).toContainText("1 Stelle.");
  await isAccessible("dialog");
  const before = textOf(JOB);
  await expect(button("Nichts angekreuzt")).toBeDisabled();
  await label("Feld „location“").check();
  await button("Ersetzen").click();
  await expect(dialog()).toContainText("1 Stelle ersetzt in 1 Datei");
  await button("Schließen").click();
  expect(textOf(JOB)).toBe(before.replace("Wasserburg", "Langenargen"));
});

test("what a fact said before is changed, or once and for all said to mean something else", async () => {
  const facts = "content/company.json";
  writeFileSync(path.join(root, facts), textOf(facts).replace('"890 €', '"940 €'));
  writeFileSync(path.join(root, JOB), `${textOf(JOB)}\nIm Monat kostet es 890 €.\n\nDas Notebook kostet 890 €.\n`);
  await goTo("articles");
  await button("Alte Zahlen …").click();
  const places = dialog().locator("section", { hasText: JOB }).locator(":scope > div");
  await expect(places).toHaveText([/Im Monat kostet es 890 €940 €/, /Das Notebook kostet 890 €940 €/]);
  await isAccessible("dialog");
  await places.first().getByRole("checkbox").first().check();
  await places.last().getByLabel("gehört nicht dazu").check();
  await button("Ersetzen").click();
  await expect(dialog()).toContainText("1 Stelle gehört nicht dazu; das steht jetzt in content/terms.json.");
  await button("Schließen").click();
  expect(textOf(JOB)).toContain("Im Monat kostet es 940 €.\n\nDas Notebook kostet 890 €.");
  await button("Alte Zahlen …").click();
  await expect(dialog()).toContainText("Kein Text nennt mehr, was ein Fakt früher war.");
  await button("Schließen").click();
});

test("deleting lists who links here", async () => {
  page.on("dialog", (asked) => asked.accept());
  await goTo("articles/entries/sales-automation/index");
  // Typed above and never saved.
  await button("Verwerfen").click();
  await button("Beitrag löschen").click();
  await expect(dialog()).toContainText("Andere Texte verweisen hierher");
  await isAccessible("dialog");
  await button("Löschen").click();
  await expect.poll(() => existsSync(path.join(root, "content/articles/sales-automation"))).toBe(false);
});
