import { defineMessages } from "../theme/messages.ts";

/** Words of the list of all supplies. */
export const listMessages = defineMessages("supplyList", {
  search: "Cerca una fornitura",
  searchHint: "Nome, indirizzo, POD o PDR",
  foundOne: "Una fornitura",
  foundOther: "{count} forniture",
  filter: "Filtri delle forniture",
  all: "Tutte",
  noneTitle: "Nessuna fornitura con queste parole",
  noneDescription: "Prova con meno parole, o con una parte del codice.",
  clear: "Mostra tutte le forniture",
  moreOne: "Mostra un’altra fornitura",
  moreOther: "Mostra altre {count} forniture",
  loadedOne: "Un’altra fornitura mostrata",
  loadedOther: "Altre {count} forniture mostrate",
});
