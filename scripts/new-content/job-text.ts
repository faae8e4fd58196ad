import { choicesOf, rangeOf } from "./field-rules";
import { KINDS } from "./kinds";

/** What is known of a job before it is described. */
export type JobFacts = {
  title: string;
  department: string;
  type: string;
  order: number;
  /** Day of publication until the author names another, e.g. `2025-03-31`. */
  day: string;
};

const { schema } = KINDS.job;

/**
 * The text of a new job: a valid head and the beginning of a body, in which every text says what is to stand
 * in its place.
 */
export function jobText({ title, department, type, order, day }: JobFacts): string {
  return `---
title: ${JSON.stringify(title)} # ${rangeOf(schema, "title")} Zeichen
seoTitle: "Titel für Suchmaschinen, bitte ersetzen" # ${rangeOf(schema, "seoTitle")} Zeichen
description: "Hier steht, was die Person tut und wofür. Suchmaschinen und die Liste der Stellen zeigen diesen Text. Bitte ersetzen." # ${rangeOf(schema, "description")} Zeichen
department: ${JSON.stringify(department)}
type: ${JSON.stringify(type)} # ${choicesOf(schema, "type").join(", ")}
location: Lindau
order: ${order} # Platz in der Liste, jede Nummer einmal
draft: true # Entwurf: Zum Veröffentlichen diese Zeile löschen.
published: ${day} # Erst ab diesem Tag ist die Stelle zu sehen.
tags: [${JSON.stringify(type)}, "Lindau"] # Stichwörter, ${rangeOf(schema, "tags[0]")} Zeichen je Wort
intro: "Hier stehen ein bis zwei Sätze, die unter der Überschrift sagen, für wen die Stelle ist. Bitte ersetzen." # ${rangeOf(schema, "intro")} Zeichen
subject: ${JSON.stringify(`Bewerbung: ${title}`)} # Betreff der E-Mail
tasks:
  - Hier steht die wichtigste Aufgabe, als ganzer Satz.
  - Hier steht eine weitere Aufgabe.
requirements:
  - Hier steht, was die Person mitbringen muss
  - Hier steht, was hilft, aber nicht nötig ist
offers:
  - Hier steht, was wir bieten
  - Hier steht ein weiteres Angebot
process:
  - { title: "Bewerbung", text: "Hier steht, was wir brauchen und wann die Rückmeldung kommt." }
  - { title: "Gespräch", text: "Hier steht, mit wem, wie lange und worüber gesprochen wird." }
---

Hier steht, wie die ersten Wochen aussehen und woran wir nach 90 Tagen den Erfolg erkennen.

Hier steht, mit wem die Person zusammenarbeitet und was an der Stelle schwer ist.
`;
}
