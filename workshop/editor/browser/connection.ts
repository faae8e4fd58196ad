import { element } from "./dialog";

/** How often the server is asked whether it is there, in milliseconds. */
const INTERVAL = 2000;

export const GONE = "Der Editor antwortet nicht. Läuft „npm run edit“ noch im Terminal?";
const MOVED =
  "Der Editor läuft wieder. Bitte die Adresse öffnen, die er im Terminal nennt; dann geht es auch hier weiter.";
const SAFE = " Was Sie schreiben, bleibt bis dahin in diesem Browser.";

/** Says at once when the server is gone, and until it is back. */
export function watchServer(): void {
  const notice = element("p", { className: "editor-gone", role: "alert", hidden: true });
  document.body.append(notice);
  const ask = async () => {
    const response = await fetch("/setup.json", { method: "HEAD" }).catch(() => undefined);
    const text = response?.ok ? "" : (response ? MOVED : GONE) + SAFE;
    if (notice.textContent !== text) notice.textContent = text;
    notice.hidden = text === "";
    setTimeout(ask, INTERVAL);
  };
  ask();
}
