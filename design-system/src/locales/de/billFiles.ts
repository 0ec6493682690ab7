import type { billFilesMessages } from "../../bills/billFilesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billFilesMessages`. */
export const words: WordsOf<typeof billFilesMessages> = {
  reading: "Wir bereiten Ihre PDF vor…",
  progress: "PDF bereit",
  doneOf: "{done} von {total}",
  many: "Es sind viele: Das dauert einige Minuten. Lassen Sie die Seite offen; beim Abbrechen speichern wir, was fertig ist.",
  savedOne: "PDF gespeichert",
  savedOther: "{count} PDF gespeichert",
  someSaved: "{ready} von {total} PDF gespeichert",
  noneSaved: "Kein PDF gespeichert",
  savedInOne: "Sie finden es bei Ihren Downloads, in {name}.",
  savedIn: "Sie finden sie bei Ihren Downloads, in {name}.",
  cancelled: "Sie haben vor dem Ende abgebrochen.",
  stillToCome: "Es fehlen:",
  moreOne: "und eine weitere",
  moreOther: "und {count} weitere",
  retryOne: "Die fehlende noch einmal versuchen",
  retryOther: "Die {count} fehlenden noch einmal versuchen",
  close: "Schließen",
};
