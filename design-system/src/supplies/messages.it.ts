import { defineMessages } from "../theme/messages.ts";

export const suppliesMessages = defineMessages("supplies", {
  statusActive: "Attiva",
  statusUnderProcessing: "In attivazione",
  statusCancelled: "Annullata",
  statusCeased: "Cessata",
  statusCeasing: "In cessazione",
  statusSuspended: "Sospesa",
  statusSuspending: "In sospensione",
  statusInProgress: "In lavorazione",
  statusUnknown: "Stato da verificare",

  pod: "POD",
  pdr: "PDR",
  lastMonth: "Ultimo mese",
  // Name of the list.
  list: "Le tue forniture",
  noAddress: "Indirizzo non indicato",
  open: "Vedi la fornitura",
  openName: "{words}: {name}",

  previous: "Fornitura precedente",
  next: "Fornitura successiva",
});
