import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of a supply's page. They are in their own module, so that the home page does not load them. */
export const detailMessages = defineMessages("supplyDetail", {
  rename: "Rinomina",
  contractAndData: "Contratto e dati",
  payment: "Come paghi",
  delivery: "Come ricevi le bollette",
  data: "Dati della fornitura",
  addresses: "Indirizzi",
  cadastral: "Dati catastali",

  meterActive: "Contatore attivo",
  meterRemoved: "Contatore rimosso",
  meterWaiting: "Contatore in attesa",
  meterInstalledWithoutContract: "Contatore installato, senza contratto",
  meterUnknown: "Stato del contatore da verificare",

  contract: "Contratto",
  product: "Offerta",
  promo: "Promozione",
  contractNumber: "Numero di contratto",
  activeFrom: "Data di attivazione",
  supplyStartDate: "Inizio della fornitura",
  billingFrequency: "Quando arriva la bolletta",
  frequencyMonthly: "Ogni mese",
  frequencyEven: "Nei mesi pari",
  frequencyOdd: "Nei mesi dispari",

  meter: "Contatore",
  pod: "POD",
  pdr: "PDR",
  meterNumber: "Matricola del contatore",
  meterLocation: "Dove si trova",
  meterStatus: "Stato",
  meterMode: "Lettura",
  meterModeSelf: "La comunichi tu",
  meterModeProvider: "La rileva il distributore",
  selfReadingMonths: "Mesi dell’autolettura",
  committedPower: "Potenza impegnata",
  availablePower: "Potenza disponibile",
  heatingMode: "Uso del gas",

  supplyAddress: "Indirizzo della fornitura",
  billingAddress: "Indirizzo per le bollette",
  staircase: "scala {value}",
  floor: "piano {value}",
  internal: "interno {value}",

  renameTitle: "Rinomina la fornitura",
  renameDescription: "Un nome che riconosci subito, per esempio «Casa al mare».",
  name: "Nome",
  nameHint: "Al massimo {count} caratteri",
  nameMissing: "Campo obbligatorio: scrivi un nome.",
  nameTooLongOne: "Il nome è troppo lungo: togli un carattere.",
  nameTooLongOther: "Il nome è troppo lungo: togli {count} caratteri.",
  cancel: "Annulla",
  save: "Salva",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    supplyDetail: WordsOf<typeof detailMessages>;
  }
}
