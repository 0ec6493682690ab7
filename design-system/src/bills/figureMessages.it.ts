import { defineMessages } from "../theme/messages.ts";

/** Words of the readings behind a bill's amount. */
export const billFigureMessages = defineMessages("billFigures", {
  figureLoading: "Stiamo cercando le letture",
  figureFailed: "Le letture non sono arrivate: è un problema nostro o della connessione. La bolletta è al sicuro: riprova.",
  figureNone: "Per questo periodo non ci sono letture.",
});
