import { defineMessages } from "../theme/messages.ts";

/** Words for the state of cadastral data, on a supply's page. */
export const cadastralValueMessages = defineMessages("cadastralValue", {
  incomplete: "Da completare",
  changeReceived: "Richiesta ricevuta",
  changeInProgress: "Richiesta in lavorazione",
  complete: "Completi",
});
