import type { Starter } from "../content-type";
import { drawPoster } from "./starter-poster";

/** Template for a new article. */
export const articleStarter: Starter = {
  word: "article",
  label: "Artikel",
  pictures: { "poster.png": drawPoster },
  picturesNote: "Daneben liegt poster.png, ein Platzhalter für das Bild.",
  body: `Hier steht der Einstieg: eine Lage aus dem Alltag, die Lesende kennen, und die Frage, die sich daraus ergibt.

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
`,
};
