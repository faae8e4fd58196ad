import { execFileSync } from "node:child_process";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { temporaryFolder, write } from "../../../../__tests__/unit/support/temporary-folder";
import { commentOf } from "../../../changes/comment.mjs";
import type { Report } from "../../../changes/markdown.mjs";
import { HOSTILE } from "./hostile";

const HOST = {
  GITHUB_SERVER_URL: "https://git.example",
  GITHUB_REPOSITORY: "firma/site",
  HEAD_SHA: "0123456789abcdef",
  RUN_ID: "77",
  NUMBER: "12",
};
const UPLOADED = `${HOSTILE.command}
Version Preview URL: https://0a1b-website.firma.workers.dev
Version Preview Alias URL: https://pr-12-website.firma.workers.dev`;
const REPORT: Report = {
  version: 1,
  issues: 0,
  summary: ["Alles gut."],
  chapters: [{ title: "Neue Seiten", rows: [[["Titel ", { page: "/blog/x" }], [{ file: "content/a.mdx", line: 2 }]]] }],
};

function linksIn(markdown: string): string[] {
  const urls: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), "link", ({ url }) => void urls.push(url));
  return urls;
}

describe("The comment on a pull request", () => {
  it("leads to the preview, its pages, the pictures and the lines of the commit", () => {
    expect(linksIn(commentOf(JSON.stringify(REPORT), { ...HOST, UPLOADED }))).toEqual([
      "https://pr-12-website.firma.workers.dev/blog/x",
      "https://git.example/firma/site/blob/0123456789abcdef/content/a.mdx?plain=1#L2",
      "https://pr-12-website.firma.workers.dev",
      "https://git.example/firma/site/actions/runs/77#artifacts",
    ]);
  });

  it("says without a host how to look at the preview", () => {
    const comment = commentOf(JSON.stringify(REPORT), HOST);
    expect(comment).toContain("npx serve");
    expect(comment).not.toContain("workers.dev");
  });

  it.each(["", "kein JSON", "null", '{"version":2}', '{"version":1,"summary":[],"chapters":[{"title":"x","rows":7}]}'])(
    "says that there is no report when it is %j",
    (text) => {
      expect(commentOf(text, HOST)).toContain("nicht zu Ende gelaufen");
    },
  );

  it("makes no link and no element of what the build of a stranger wrote", () => {
    const { script } = HOSTILE;
    const chapter = {
      title: script,
      rows: [[[{ page: `//boese.example/${script}`, href: "https://boese.example" }, { added: 7 }]]],
    };
    const foreign = { version: 1, issues: script, summary: Object.values(HOSTILE), chapters: [chapter] };
    const comment = commentOf(JSON.stringify(foreign), { ...HOST, UPLOADED });
    expect(
      linksIn(comment).filter(
        (url) => !/^https:\/\/(git\.example\/firma|pr-12-website\.firma\.workers\.dev\/)/.test(url),
      ),
    ).toEqual(["https://pr-12-website.firma.workers.dev"]);
    expect(comment).not.toMatch(/<script|<img|onerror=|\n::/);
  });
});

/** Stands for the host's command line: writes down how it is called, and answers with what it finds in `answer`. */
const GH = `#!/usr/bin/env bash
printf '%s\\0' "$@" >> "$CALLS"
cat "$ANSWER" 2>/dev/null || true
`;

it("Finding the pull request hands on the name of its branch as a value, whatever it is", () => {
  const folder = temporaryFolder({ "bin/gh": GH, answer: "number=12\n" });
  execFileSync("chmod", ["+x", `${folder}/bin/gh`]);
  const branch = `x';rm -rf "$HOME"|\`id\``;
  const output = execFileSync("bash", [".github/pull-request/find.sh"], {
    encoding: "utf8",
    env: {
      ...process.env,
      ...HOST,
      PATH: `${folder}/bin:${process.env.PATH}`,
      CALLS: `${folder}/calls`,
      ANSWER: `${folder}/answer`,
      HEAD_OWNER: "fremd",
      HEAD_BRANCH: branch,
    },
  });
  expect(output).toBe("number=12\n");
  const calls = execFileSync("cat", [`${folder}/calls`], { encoding: "utf8" }).split("\0");
  expect(calls).toContain(`head=fremd:${branch}`);
});

it("Renewing the comment hands it on as a file, to the pull request that was found", () => {
  const folder = temporaryFolder({ "bin/gh": GH });
  for (const name of [
    ".github/pull-request/comment.sh",
    "workshop/changes/comment.mjs",
    "workshop/changes/markdown.mjs",
  ])
    write(`${folder}/${name}`, execFileSync("cat", [name], { encoding: "utf8" }));
  write(`${folder}/result/report/report.json`, JSON.stringify(REPORT));
  execFileSync("chmod", ["+x", `${folder}/bin/gh`]);
  execFileSync("bash", [".github/pull-request/comment.sh"], {
    cwd: folder,
    env: { ...process.env, ...HOST, PATH: `${folder}/bin:${process.env.PATH}`, CALLS: `${folder}/calls`, ANSWER: "" },
  });
  const calls = execFileSync("cat", [`${folder}/calls`], { encoding: "utf8" }).split("\0");
  expect(calls.slice(0, 3)).toEqual(["pr", "comment", "12"]);
  expect(calls).toContain("--create-if-none");
  expect(execFileSync("cat", [`${folder}/result/comment.md`], { encoding: "utf8" })).toContain("Alles gut");
});
