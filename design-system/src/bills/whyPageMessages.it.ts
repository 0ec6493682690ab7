import { defineMessages } from "../theme/messages.ts";

/** Words around the explanation of a bill's amount. */
export const billWhyMessages = defineMessages("billWhy", {
  whyTitle: "Perché questo importo",
  whyLoading: "Stiamo confrontando le bollette",
  whyFailed: "Il confronto non è arrivato: è un problema nostro o della connessione. Le bollette sono al sicuro: riprova.",
  whyNone: "Questo documento non si può confrontare con altre bollette.",
});
