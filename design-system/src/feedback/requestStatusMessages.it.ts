import { defineMessages } from "../theme/messages.ts";

/** The statuses of a customer's request, and an unknown one. Every page that names a status has these words (RQ-10). */
export const requestStatusMessages = defineMessages("requestStatus", {
  received: "Ricevuta",
  inProgress: "In lavorazione",
  waiting: "Aspettiamo te",
  done: "Fatta",
  unsuccessful: "Non riuscita",
  unknown: "Da verificare",
});
