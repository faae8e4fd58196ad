import { singleton } from "../data-layer/model/content-type";
import { group } from "../data-layer/model/fields";
import { factCopy } from "./shared-fields";

const words = () =>
  group({
    hostingPlace: factCopy(300).note("Datenschutz, „Hosting-Anbieter“: Satz über der Anschrift"),
    hostingTransfer: factCopy(500).note("Datenschutz, „Hosting-Anbieter“: wo die Daten sind und wohin sie gelangen"),
    hostingDelivery: factCopy(300).note(
      "Datenschutz, „Cookies und lokaler Speicher“: wer Schriften, Bilder, Skripte liefert",
    ),
    transferPlaces: factCopy(300).note(
      "Datenschutz, „Empfänger und Drittländer“: was außerhalb der EU verarbeitet wird",
    ),
  });

const schema = group({
  server: words().note("Was gilt, wenn `hostingKind` in `company.json` `server` ist"),
  network: words().note("Was gilt, wenn es `network` ist"),
});

/** What the privacy notice says of the hosting, on a server and in a network of them; texts use it as `{{hostingPlace}}`. */
export const hosting = singleton({ name: "Hosting", file: "hosting.json", schema });
