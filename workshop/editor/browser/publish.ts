import type { Conflict, Plan } from "../server/publication";
import { callApi } from "./backend";
import { unsavedFiles } from "./copies";
import { ask, during, element, list } from "./dialog";
import { issueInWords } from "./forms";
import { showPictures } from "./pictures";
import { chooseVersion } from "./versions";

type Published = { commit: string; conflicts: Conflict[] };

/** What will happen, step by step. */
function stepsOf({ changes, branch, remote, unpushed, missing }: Plan): string[] {
  const live =
    missing.length === 0
      ? "Nach der Prüfung dort erscheint es auf der Website."
      : `Auf der Website erscheint es noch nicht: Davor fehlen ${missing.length} Angaben.`;
  return [
    ...(changes.length > 0
      ? [`Was angekreuzt ist, wird auf dem Zweig „${branch}“ mit Ihrem Satz festgehalten (Commit).`]
      : []),
    remote
      ? `Der Zweig wird zu „${remote}“ übertragen (Push), ${unpushed.length > 0 ? `auch was früher festgehalten wurde (${unpushed.join(", ")}), ` : ""}vorher wird geholt, was dort neu ist. ${live}`
      : "Einen Server kennt dieses Projekt nicht (Remote): Die Änderungen bleiben auf diesem Rechner.",
  ];
}

/** Says what publishing would do, and does it when the author agrees. */
export async function publish(): Promise<void> {
  const title = "Veröffentlichen";
  const plan = await during(title, "Wird geprüft …", callApi<Plan>("publication", {}));
  const { changes, issues, remote, missing } = plan;
  if (changes.length === 0 && !(remote && plan.unpushed.length > 0)) {
    await ask(title, ["Seit der letzten Veröffentlichung hat sich nichts geändert."], ["Schließen"]);
    return;
  }
  const unsaved = unsavedFiles();
  const boxes = changes.map(() => element("input", { type: "checkbox", checked: true }));
  const changed = changes.map(({ file, kind, from, words }, index) => {
    const what = element("span", { className: "editor-note" }, words);
    return element("label", {}, boxes[index] ?? "", ` ${file}: ${kind}${from ? `, bisher ${from}` : ""} `, what);
  });
  const count = issues.length === 1 ? "einen Fehler" : `${issues.length} Fehler`;
  const hint = `Die Prüfung findet ${count}. Veröffentlichen lässt sich nur, was ohne sie auskommt: bitte beheben oder unten weglassen.`;
  const content = [
    ...(issues.length > 0
      ? [hint, list(issues.map(issueInWords))]
      : ["Die Prüfung findet keinen Fehler. Das geschieht:"]),
    list(stepsOf(plan)),
    ...(missing.length > 0
      ? [element("details", {}, element("summary", {}, "Was für die Website noch fehlt"), list(missing))]
      : []),
    ...(unsaved.length > 0 ? ["Nicht gespeichert und darum nicht dabei:", list(unsaved)] : []),
    ...changed,
    ...(changes.length > 0
      ? [{ name: "commitMessage", label: "Was sich ändert, in einem Satz", value: plan.commitMessage }]
      : []),
  ];
  const hasPicture = issues.some(({ file }) => !/\.(mdx|json)$/.test(file));
  const answer = await ask(title, content, [title, ...(hasPicture ? ["Bilder …"] : []), "Abbrechen"]);
  if (answer?.action === "Bilder …") return showPictures();
  if (answer?.action !== title) return;
  const send = (params: object) =>
    during(title, "Wird geprüft und übertragen …", callApi<Published>("publish", params));
  const [files, left] = [true, false].map((isChecked) =>
    changes.flatMap(({ file }, index) => (boxes[index]?.checked === isChecked ? [file] : [])),
  );
  let { commit, conflicts } = await send({ commitMessage: answer.answers.commitMessage ?? "", files, left });
  const chosen: Record<string, string> = {};
  while (conflicts.length > 0) {
    for (const { file, ...versions } of conflicts) {
      const text = await chooseVersion(file, versions, "der anderen");
      if (text === undefined) {
        await ask(title, [NOT_PUSHED], ["Schließen"]);
        return;
      }
      chosen[file] = text;
    }
    ({ commit, conflicts } = await send({ commitMessage: "", files: [], left, chosen }));
  }
  const done = remote
    ? `Übertragen zu „${remote}“ (Commit ${commit}):`
    : `Festgehalten auf diesem Rechner (Commit ${commit}):`;
  const sent = changes.flatMap(({ file, words }) => (files?.includes(file) ? [words] : []));
  await ask(title, [done, list([...plan.unpushed, ...sent])], ["Schließen"]);
}

const NOT_PUSHED =
  "Ihre Änderungen sind auf diesem Rechner festgehalten, aber noch nicht übertragen. Mit „Veröffentlichen …“ geht es weiter.";
