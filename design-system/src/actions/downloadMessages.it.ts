import { defineMessages } from "../theme/messages.ts";

/** Words of the download button. They are in their own module, so that a page with plain buttons does not load them. */
export const downloadMessages = defineMessages("download", {
  preparing: "Preparo il file…",
  done: "File scaricato.",
  failed: "Il file non è arrivato: è un problema nostro o della connessione. I tuoi dati sono al sicuro: riprova.",
});
