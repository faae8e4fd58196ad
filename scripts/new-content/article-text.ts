import type { Reference } from "./existing";
import { rangeOf } from "./field-rules";
import { KINDS } from "./kinds";
import { POSTER_WIDTH } from "./poster";

/** What is known of an article before it is written. */
export type ArticleFacts = {
  title: string;
  order: number;
  /** Day of publication until the author names another, e.g. `2025-03-31`. */
  day: string;
  related: readonly Reference[];
};

const { schema } = KINDS.article;

/**
 * The text of a new article: a valid head and the beginning of a body, in which every text says what is to
 * stand in its place.
 */
export function articleText({ title, order, day, related }: ArticleFacts): string {
  return `---
title: ${JSON.stringify(title)} # ${rangeOf(schema, "title")} Zeichen
seoTitle: "Titel für Suchmaschinen, bitte ersetzen" # ${rangeOf(schema, "seoTitle")} Zeichen
description: "Hier steht, welche Frage der Artikel beantwortet. Suchmaschinen und die Übersicht zeigen diesen Text. Bitte ersetzen." # ${rangeOf(schema, "description")} Zeichen
intro: "Hier stehen ein bis zwei Sätze, die unter der Überschrift zum Lesen einladen. Bitte ersetzen." # ${rangeOf(schema, "intro")} Zeichen
type: Artikel
duration: 5 # Lesezeit in Minuten, ${rangeOf(schema, "duration")}: Wörter ÷ 200
order: ${order} # Platz in der Übersicht, jede Nummer einmal
draft: true # Entwurf: Zum Veröffentlichen diese Zeile löschen.
published: ${day} # Erst ab diesem Tag ist der Artikel zu sehen.
updated: ${day} # frühestens der Tag der Veröffentlichung
aliases: [] # weitere Adressen, z. B. [kurz]
poster:
  src: ./poster.png # das Bild in diesem Ordner, mindestens ${POSTER_WIDTH} px breit, Seitenverhältnis 3:2
  # Der Alternativtext sagt, was zu sehen ist und was es bedeutet; ${rangeOf(schema, "poster.alt")} Zeichen.
  alt: "Platzhalter: Am Steg ist ein Liegeplatz frei, gestrichelt das Boot, das noch kommt. Bitte mit dem Bild ersetzen."
related: # genau drei Artikel
${related.map(reference).join("\n")}
banner:
  title: "Überschrift des Kastens am Ende" # ${rangeOf(schema, "banner.title")} Zeichen
  text: "Hier steht, was Lesende dieses Artikels in einer Demo sehen. Bitte ersetzen." # ${rangeOf(schema, "banner.text")} Zeichen
  demo: Demo buchen # oder: Kostenlose Demo buchen
  more: Mehr erfahren
---

Hier steht der Einstieg: eine Lage aus dem Alltag, die Lesende kennen, und die Frage, die sich daraus ergibt.

## Worum es geht

Hier steht in einfachen Worten, was der Begriff bedeutet und was nicht dazugehört.

## Was die Zahlen sagen

Hier steht, was die Zahlen zeigen und woher sie kommen; das Diagramm darunter ist ein Beispiel.

<BarChart title="Antwortquote je Kanal" description="Im Beispiel antworten auf E-Mails 4,5 %, am Telefon 12 %." unit="%">

| Kanal | Antwortquote |
|---|---|
| E-Mail | 4,5 |
| Telefon | 12 |

</BarChart>

## Was als Nächstes zu tun ist

Hier steht, womit Lesende noch diese Woche anfangen können.
`;
}

const reference = ({ slug, readTime }: Reference) => `  - slug: ${JSON.stringify(slug)}\n    readTime: ${readTime}`;
