import { element } from "./dialog";

/** How often a server that is gone is asked again, in milliseconds. */
const RETRY = 1000;

const GONE = "Der Editor antwortet nicht. Läuft „npm run edit“ noch im Terminal?";
const MOVED =
  "Der Editor läuft wieder. Bitte die Adresse öffnen, die er im Terminal nennt; dann geht es auch hier weiter.";
const SAFE = " Was Sie schreiben, bleibt bis dahin in diesem Browser.";

/** Says at once when the server is gone, and until it is back. */
export function watchServer(): void {
  const notice = element("p", { className: "editor-gone", role: "alert", hidden: true });
  document.body.append(notice);
  const say = (text: string) => {
    if (notice.textContent !== text) notice.textContent = text;
    notice.hidden = text === "";
  };
  const connect = () => {
    const alive = new EventSource("/alive");
    alive.onopen = () => say("");
    alive.onerror = async () => {
      alive.close();
      const response = await fetch("/setup.json").catch(() => undefined);
      if (!response?.ok) say((response ? MOVED : GONE) + SAFE);
      setTimeout(connect, RETRY);
    };
  };
  connect();
}
