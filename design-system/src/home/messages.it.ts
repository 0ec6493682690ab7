import { defineMessages } from "../theme/messages.ts";

export const homeMessages = defineMessages("home", {
  greeting: "Ciao {name}",
  greetingNoName: "Ciao",
  loading: "Caricamento della pagina",
  all: "Tutte",
  nothingToPay: "Niente da pagare",
  dueDates: "Scadenze",
  allDueDates: "Tutte le scadenze",
  allDueDatesFailed: "Non riusciamo a mostrare tutte le scadenze. Controlla la connessione e riprova.",
  latestBills: "Le ultime bollette",
  allBills: "Tutte le bollette",
  activeSuppliesOne: "La tua fornitura",
  activeSupplies: "Le tue forniture",
  allSupplies: "Tutte le {count} forniture attive",
  suppliesFailed: "Non riusciamo a caricare le forniture",
  noSuppliesTitle: "Nessuna fornitura attiva",
  noSuppliesText: "Quando una fornitura di luce o gas è attiva la trovi qui.",
  estimated: "stimato",
});
