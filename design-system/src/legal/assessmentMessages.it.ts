import { defineMessages } from "../theme/messages.ts";

/** Words of the results of an accessibility assessment. */
export const assessmentMessages = defineMessages("assessment", {
  stateUnknown: "Non ancora valutata",
  stateUnknownText:
    "Nessuna persona ha ancora valutato quest’area clienti: non possiamo dire se rispetta tutti i requisiti della norma UNI CEI EN 301549.",
  stateFull: "Pienamente conforme",
  stateFullText: "L’area clienti rispetta i requisiti della norma UNI CEI EN 301549.",
  statePartial: "Parzialmente conforme",
  statePartialText: "L’area clienti rispetta i requisiti della norma UNI CEI EN 301549, tranne quelli elencati sotto.",
  stateNone: "Non conforme",
  stateNoneText: "L’area clienti non rispetta i requisiti della norma UNI CEI EN 301549.",
  automatic: "Verifica automatica del {date}",
  automaticNone: "Non ci sono ancora risultati di una verifica automatica.",
  automaticCleanOne: "Una pagina verificata, nessun problema trovato. Una verifica automatica non basta: ne trova solo una parte.",
  automaticCleanOther: "{count} pagine verificate, nessun problema trovato. Una verifica automatica non basta: ne trova solo una parte.",
  automaticFoundOne: "Pagine verificate: {count}. È stato trovato un problema, che stiamo correggendo.",
  automaticFoundOther: "Pagine verificate: {count}. Sono stati trovati {violations} problemi, che stiamo correggendo.",
  barriersUnknown: "Li elenchiamo qui dopo la valutazione di una persona.",
  barriersNone: "La valutazione non ne ha trovati.",
  nonconformity: "Non conforme alla legge 4/2004: {text}",
  burden: "Onere sproporzionato: {text}",
  scope: "Fuori dall’ambito della legge: {text}",
  alternative: "In alternativa: {text}",
  draftingUnknown: "Quando una persona avrà valutato l’area clienti, qui trovi la data e il metodo.",
  draftingOwn: "Redatta il {date}, dopo una nostra autovalutazione.",
  draftingThird: "Redatta il {date}, dopo la valutazione di una terza parte.",
});
