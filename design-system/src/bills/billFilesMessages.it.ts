import { defineMessages } from "../theme/messages.ts";

/** Words of the files of several bills. */
export const billFilesMessages = defineMessages("billFiles", {
  reading: "Stiamo preparando i tuoi PDF…",
  progress: "PDF pronti",
  doneOf: "{done} di {total}",
  many: "Sono tanti: ci vuole qualche minuto. Tieni aperta la pagina; se interrompi, salviamo quelli già pronti.",
  savedOne: "PDF salvato",
  savedOther: "{count} PDF salvati",
  someSaved: "{ready} PDF su {total} salvati",
  noneSaved: "Nessun PDF salvato",
  savedInOne: "Lo trovi fra i file scaricati, in {name}.",
  savedIn: "Li trovi fra i file scaricati, in {name}.",
  cancelled: "Hai interrotto prima della fine.",
  stillToCome: "Mancano:",
  moreOne: "e un’altra",
  moreOther: "e altre {count}",
  retryOne: "Riprova quella che manca",
  retryOther: "Riprova le {count} che mancano",
  close: "Chiudi",
});
