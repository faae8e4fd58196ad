import { commonText, group, link, listOf, text } from "../data-layer/model/fields";
import { listOfGroups } from "./shared-fields";

/** As many as the drawing has boats. */
const LEADS = 10;
/** As many as a visitor picks. */
const CHOSEN = 3;

/** Fields of the game of ten boats. The leads that have a reason are those that the agent picks. */
export const leadGame = group({
  title: text(60).note("Überschrift und Frage des Spiels mit den zehn Booten"),
  text: text(140).note("Worum es geht: was verkauft wird, an wen, und wie viele Anrufe möglich sind"),
  hint: text(80).note("Über der Liste, bis drei gewählt sind"),
  counts: listOf(text(16)).length(CHOSEN).note("Wie viele noch zu wählen sind: drei, zwei, einer"),
  leads: listOfGroups({
    company: text(24).note("Name, dem man ansieht, dass er erfunden ist; nicht „Muster…“, das gilt als Platzhalter"),
    signal: commonText(48).note("Was man von dem Lead weiß, in einer Zeile; aus den Zeilen muss die Lösung folgen"),
    reason: commonText(140)
      .optional()
      .note("Warum ihn der Agent zuerst anruft, in einem kurzen Satz; nur bei den dreien, die er wählt"),
  })
    .length(LEADS)
    .test(
      "chosen",
      ({ value }: { value: readonly { reason?: string }[] }) =>
        `Der Agent wählt genau ${CHOSEN} Leads, eine Begründung („reason“) haben hier ${chosen(value)}.`,
      (leads) => !leads || chosen(leads) === CHOSEN,
    )
    .note("Zehn Boote, genau drei davon mit Begründung. Am besten leuchten das dritte, sechste und neunte"),
  solution: text(60).note("Überschrift der Lösung"),
  score: text(12).note("Steht groß hinter der Zahl der Treffer"),
  verdicts: listOf(text(90))
    .length(CHOSEN + 1)
    .note("Urteil unter dieser Zahl, für keinen, einen, zwei und drei Treffer, in dieser Reihenfolge"),
  action: link().note("Gelber Knopf unter dem Urteil"),
  copy: text(24).note("Knopf, der Trefferzahl, Urteil und Adresse in die Zwischenablage legt"),
  copied: text(40).note("Meldung, wenn das geschehen ist"),
  again: text(24).note("Knopf, der alle Boote wieder freigibt"),
});

const chosen = (leads: readonly { reason?: string }[]) => leads.filter(({ reason }) => reason !== undefined).length;
