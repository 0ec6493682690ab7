import { defineMessages } from "../theme/messages.ts";

export const paymentsMessages = defineMessages("payments", {
  modeBank: "Addebito sul conto",
  modeBooklet: "Addebito sul libretto",
  modePostal: "Bollettino postale",

  deliveryEmail: "Per e-mail",
  deliveryPostal: "Per posta",

  mandateInserted: "Inserita",
  mandateOnHold: "In attesa",
  mandateActive: "Attiva",
  mandateInactive: "Rifiutata",
  mandateUnknown: "Stato da verificare",

  paymentTitle: "Come paghi",
  mode: "Metodo di pagamento",
  iban: "IBAN",
  ibanName: "l’IBAN",
  ibanStatus: "Autorizzazione all’addebito",
  booklet: "Libretto postale",
  bookletName: "il numero del libretto",
  effectiveDate: "Data di inizio",
  nextEffectiveDate: "Il nuovo metodo vale",
  nextFrom: "dal {date}",
  nextFromVowel: "dall’{date}",
  lastRequest: "Ultima richiesta di modifica",
  dateAndTime: "{date}, ore {time}",

  deliveryTitle: "Come ricevi le bollette",
  delivery: "Consegna",
  email: "E-mail",
  emailUnconfirmed: "Da confermare",
  linkSent: "Link inviato il {date}",
  linkSentVowel: "Link inviato l’{date}",
  pec: "PEC",
  shipTo: "Intestazione della busta",
  postalAddress: "Indirizzo per le bollette",
});
