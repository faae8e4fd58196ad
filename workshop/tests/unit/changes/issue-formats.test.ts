import { annotations, issueChapters, issuesAsJson } from "../../../changes/issue-formats";
import { HOSTILE, HOSTILE_PATH } from "./hostile";

const ISSUES = [
  { file: "content/b.json", message: "Die Datei fehlt." },
  { file: "content/a.mdx", line: 12, message: "Zweiter." },
  { file: "content/a.mdx", line: 3, field: "poster.alt", message: "Zu kurz: 3 %." },
];

describe("Issues on GitHub", () => {
  it("stand at their lines, in the order of files and lines", () => {
    expect(annotations(ISSUES).split("\n")).toEqual([
      "::error file=content/a.mdx,line=3,title=Feld „poster.alt“::Zu kurz: 3 %25.",
      "::error file=content/a.mdx,line=12,title=Inhalt::Zweiter.",
      "::error file=content/b.json,title=Inhalt::Die Datei fehlt.",
    ]);
  });

  it.each(Object.values(HOSTILE))("stay one command each, whatever is quoted: %j", (message) => {
    const [line, ...more] = annotations([{ file: HOSTILE_PATH, line: 1, field: message, message }]).split("\n");
    expect(more).toEqual([]);
    // As the runner reads it: properties end at the first `::`.
    const [, properties = "", text = ""] = /^::error (.*?)::(.*)$/.exec(line ?? "") ?? [];
    const decode = (value: string) => decodeURIComponent(value.replace(/%(?!25|0D|0A|3A|2C)/g, "%25"));
    expect(decode(text)).toBe(message);
    expect(properties.split(",").map((property) => decode(property))).toEqual([
      `file=${HOSTILE_PATH}`,
      "line=1",
      `title=Feld „${message}“`,
    ]);
  });

  it("are the same for other programs, with a version of their shape", () => {
    const { version, issues } = JSON.parse(issuesAsJson(ISSUES));
    expect(version).toBe(1);
    expect(issues).toEqual([ISSUES[2], ISSUES[1], ISSUES[0]]);
  });

  it("are a table for each file, with links to the lines", () => {
    expect(issueChapters(ISSUES)).toEqual([
      {
        title: "content/a.mdx",
        head: ["Wo", "Was zu beheben ist"],
        rows: [
          [[{ file: "content/a.mdx", line: 3 }], ["Feld „poster.alt“: Zu kurz: 3 %."]],
          [[{ file: "content/a.mdx", line: 12 }], ["Zweiter."]],
        ],
      },
      { title: "content/b.json", head: ["Wo", "Was zu beheben ist"], rows: [[["–"], ["Die Datei fehlt."]]] },
    ]);
  });
});
