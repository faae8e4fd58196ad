import type { Conflict, Plan } from "../server/publication";
import { callApi } from "./backend";
import { unsavedFiles } from "./copies";
import { ask, element } from "./dialog";
import { showPictures } from "./pictures";
import { chooseVersion } from "./versions";

const list = (lines: readonly string[]) => element("ul", {}, ...lines.map((line) => element("li", {}, line)));

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
  const plan = await callApi<Plan>("publication", {});
  const { changes, issues, remote, missing } = plan;
  if (changes.length === 0 && !(remote && plan.unpushed.length > 0)) {
    await ask(title, ["Seit der letzten Veröffentlichung hat sich nichts geändert."], ["Schließen"]);
    return;
  }
  const unsaved = unsavedFiles();
  const boxes = changes.map(() => element("input", { type: "checkbox", checked: true }));
  const changed = changes.map(({ file, kind, from }, index) => {
    const words = `${file}: ${kind}${from ? `, bisher ${from}` : ""}`;
    return element("label", {}, boxes[index] ?? "", ` ${words}`);
  });
  const found = issues.map(({ file, line, message }) => `${file}${line ? `, Zeile ${line}` : ""}: ${message}`);
  const count = issues.length === 1 ? "einen Fehler" : `${issues.length} Fehler`;
  const hint = `Die Prüfung findet ${count}. Veröffentlichen lässt sich nur, was ohne sie auskommt: bitte beheben oder unten weglassen.`;
  const content = [
    ...(issues.length > 0 ? [hint, list(found)] : ["Die Prüfung findet keinen Fehler. Das geschieht:"]),
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
  const send = (params: object) => callApi<{ commit: string; conflicts: Conflict[] }>("publish", params);
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
    ? `Übertragen zu „${remote}“ (Commit ${commit}).`
    : `Festgehalten auf diesem Rechner (Commit ${commit}).`;
  await ask(title, [done], ["Schließen"]);
}

const NOT_PUSHED =
  "Ihre Änderungen sind auf diesem Rechner festgehalten, aber noch nicht übertragen. Mit „Veröffentlichen …“ geht es weiter.";

const LABEL = "Veröffentlichen …";

/** The button for it, which says when it is at work. */
export function publishButton(): HTMLElement {
  const button = element("button", {}, LABEL);
  button.onclick = () => {
    button.disabled = true;
    button.textContent = "Einen Moment …";
    publish()
      .catch((error: Error) => window.alert(error.message))
      .finally(() => {
        button.disabled = false;
        button.textContent = LABEL;
      });
  };
  return button;
}
