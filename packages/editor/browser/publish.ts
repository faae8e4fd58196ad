import type { Conflict, Plan } from "../server/publication";
import { callApi } from "./backend";
import { unsavedFiles } from "./copies";
import { ask, element } from "./dialog";
import { showPictures } from "./pictures";
import { chooseVersion } from "./versions";

const list = (lines: readonly string[]) => element("ul", {}, ...lines.map((line) => element("li", {}, line)));

/** What will happen, step by step. */
function stepsOf({ changes, branch, remote, unpushed }: Plan): string[] {
  const count = changes.length === 1 ? "1 Datei wird" : `${changes.length} Dateien werden`;
  return [
    "Die Prüfung findet keinen Fehler.",
    ...(changes.length > 0 ? [`${count} auf dem Zweig „${branch}“ mit Ihrem Satz festgehalten (Commit).`] : []),
    remote
      ? `Der Zweig wird zu „${remote}“ übertragen (Push), ${unpushed > 0 ? "auch was früher festgehalten wurde. " : ""}vorher wird geholt, was dort neu ist. Nach der Prüfung dort erscheint es auf der Website.`
      : "Einen Server kennt dieses Projekt nicht (Remote): Die Änderungen bleiben auf diesem Rechner.",
  ];
}

/** Says what publishing would do, and does it when the author agrees. */
export async function publish(): Promise<void> {
  const title = "Veröffentlichen";
  const plan = await callApi<Plan>("publication", {});
  const { changes, issues, remote } = plan;
  if (changes.length === 0 && !(remote && plan.unpushed > 0)) {
    await ask(title, ["Seit der letzten Veröffentlichung hat sich nichts geändert."], ["Schließen"]);
    return;
  }
  if (issues.length > 0) {
    const found = issues.map(({ file, line, message }) => `${file}${line ? `, Zeile ${line}` : ""}: ${message}`);
    const hint = `Die Prüfung findet ${issues.length === 1 ? "einen Fehler" : `${issues.length} Fehler`}. Erst wenn ${issues.length === 1 ? "er behoben ist" : "sie behoben sind"}, lässt sich veröffentlichen.`;
    const hasPicture = issues.some(({ file }) => !/\.(mdx|json)$/.test(file));
    const answer = await ask(title, [hint, list(found)], [...(hasPicture ? ["Bilder …"] : []), "Schließen"]);
    return answer?.action === "Bilder …" ? showPictures() : undefined;
  }
  const unsaved = unsavedFiles();
  const content = [
    "Das geschieht:",
    list(stepsOf(plan)),
    ...(unsaved.length > 0 ? ["Nicht gespeichert und darum nicht dabei:", list(unsaved)] : []),
    ...(changes.length > 0
      ? [
          list(changes.map(({ file, kind }) => `${file}: ${kind}`)),
          { name: "commitMessage", label: "Was sich ändert, in einem Satz", value: plan.commitMessage },
        ]
      : []),
  ];
  const answer = await ask(title, content, [title, "Abbrechen"]);
  if (answer?.action !== title) return;
  const send = (params: object) => callApi<{ commit: string; conflicts: Conflict[] }>("publish", params);
  const files = changes.map(({ file }) => file);
  let { commit, conflicts } = await send({ commitMessage: answer.answers.commitMessage ?? "", files });
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
    ({ commit, conflicts } = await send({ commitMessage: "", files: [], chosen }));
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
