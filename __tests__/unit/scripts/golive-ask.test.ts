import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { answerQuestions } from "../support/answer-questions";
import { contentTree } from "../support/content-tree";

it("asks for each missing fact, writes it at once, and refuses what cannot be", async () => {
  const root = contentTree();
  const file = path.join(root, "content/company.json");
  const facts = () => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const known = Object.fromEntries(Object.keys(facts()).map((name) => [name, "bekannt"]));
  writeFileSync(file, JSON.stringify({ ...known, legalName: "Muster GmbH", street: "Musterstraße 1" }));
  const { told } = await answerQuestions(
    ["scripts/golive.ts", "--ask", "--root", root],
    [
      ["legalName (jetzt: Muster GmbH", "Beispiel {GmbH}\n"],
      ["ohne die Zeichen", "\u0015Seezeichen Vertrieb GmbH\n"],
      ["street (jetzt: Musterstraße 1", "\n"],
    ],
  );
  expect(facts()).toMatchObject({ legalName: "Seezeichen Vertrieb GmbH", street: "Musterstraße 1" });
  expect(told).not.toContain("legalName: Muster GmbH");
  expect(told).toContain("street: Musterstraße 1");
});
