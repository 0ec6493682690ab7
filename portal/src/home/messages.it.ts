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
  due: "{amount}: scade {day}.",
  dueOf: "{name}, {amount}: scade {day}.",
  dueAutomatic: "Si paga da sola con l’addebito diretto.",
  seeBill: "Vedi la bolletta",
  seeBills: "Vedi le bollette",
  welcome: "Siamo all’inizio",
  welcomeText: "Ci pensiamo noi: qui segui a che punto siamo, e non devi fare nulla.",
  welcomeNoSupply: "La tua area clienti è pronta: manca solo una fornitura.",
  welcomeSteps: "I primi passi",
  stepAccount: "La tua area clienti è attiva",
  stepActivation: "Stiamo attivando la fornitura «{name}»",
  stepActivationText: "Parliamo noi con il distributore: la luce e il gas non si interrompono.",
  stepNoSupply: "Quando ne chiedi una, qui ne segui l’attivazione.",
  stepBill: "Sei un nuovo cliente: la prima arriva dopo il primo periodo di consumo, e la trovi qui.",
  seeRequests: "Segui le tue richieste",
  noSuppliesText: "Quando una fornitura di luce o gas è attiva la trovi qui.",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    home: WordsOf<typeof homeMessages>;
  }
}
