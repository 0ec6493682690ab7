import { defineMessages } from "../theme/messages.ts";

export const dataMessages = defineMessages("data", {
  electricity: "Luce",
  gas: "Gas",
  dual: "Luce e gas",
  tv: "Canone TV",
  services: "Servizi",
  other: "Altro",
  absent: "non disponibile",
  absentNow: "Non disponibile ora",
});
