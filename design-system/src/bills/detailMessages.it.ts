import { defineMessages } from "../theme/messages.ts";

/** Words of a bill's own page. */
export const billDetailMessages = defineMessages("billDetail", {
  notPaid: "Non l’ho pagata",
  customer: "Cliente",
  customerNumber: "Codice cliente",
  pod: "POD",
  pdr: "PDR",
  lines: "Che cosa paghi",
  readings: "Le letture",
});
