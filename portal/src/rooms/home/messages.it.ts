import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const homeMessages = defineMessages("home", {
  greeting: "Ciao {name}",
  greetingNoName: "Ciao",
  latestBills: "Le ultime bollette",
  allBills: "Tutte le bollette",
  activeSupplies: "Le tue forniture attive",
  allSupplies: "Tutte le {count} forniture attive",
  loadingSupplies: "Caricamento delle forniture",
  suppliesFailed: "Non riusciamo a caricare le forniture",
  noSuppliesTitle: "Nessuna fornitura attiva",
  dueToday: "Una bolletta scade oggi",
  dueTomorrow: "Una bolletta scade domani",
  dueIn: "Una bolletta scade tra {count} giorni",
  dueOther: "{count} bollette scadono nei prossimi 7 giorni",
  late: "Una bolletta è scaduta",
  lateOther: "{count} bollette sono scadute",
  lateAndDue: "{count} bollette scadute o in scadenza",
  due: "{amount}: scade {day}.",
  dueOf: "{name}, {amount}: scade {day}.",
  wasDue: "{amount}: scaduta {day}.",
  wasDueOf: "{name}, {amount}: scaduta {day}.",
  latePaid: "Se hai già pagato, ci vuole qualche giorno perché ci risulti.",
  dueAutomatic: "Si paga da sola con l’addebito.",
  seeBill: "Vedi la bolletta",
  seeBills: "Vedi le bollette",
  noSuppliesText: "Quando una fornitura di luce o gas è attiva la trovi qui.",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    home: WordsOf<typeof homeMessages>;
  }
}
