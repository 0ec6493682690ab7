import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const accountMessages = defineMessages("account", {
  dashboard: "Il tuo profilo",
  credentials: "Credenziali",
  credentialsText: "E-mail e password con cui accedi",
  personalData: "I miei dati",
  personalDataText: "Nome, codice fiscale, data e luogo di nascita",
  contacts: "I miei recapiti",
  contactsText: "Telefono, e-mail e avvisi",
  residence: "Indirizzo",
  residenceText: "Dove risulti residente",
  consents: "Consensi e informative",
  consentsText: "A che cosa ci autorizzi",
  statement: "Estratto conto",
  statementText: "Tutti i documenti e quanto resta da pagare",

  email: "E-mail",
  fiscalCode: "Codice fiscale",
  theFiscalCode: "il codice fiscale",
  changeEmail: "Cambia e-mail",
  changePassword: "Cambia password",
  mailSentTitle: "Controlla la posta",
  mailSent: "Ti abbiamo scritto a {email}: apri il link che trovi lì per continuare.",
  mailFailed: "L’e-mail non è partita: è un problema nostro o della connessione. Non è cambiato nulla: riprova.",
  deleteTitle: "Non vuoi più l’area clienti?",
  deleteText: "Puoi eliminare il tuo account. Le forniture restano attive.",
  delete: "Elimina l’account",

  name: "Nome",
  surname: "Cognome",
  birthday: "Data di nascita",
  birthplace: "Luogo di nascita",

  phone: "Cellulare",
  phoneHint: "Ti serve per ricevere i codici di conferma.",
  phoneRequired: "Scrivi il tuo numero di cellulare",
  phoneInvalid: "Numero non valido: scrivi almeno 8 cifre dopo il prefisso, al massimo 10 per un cellulare italiano",
  phonePrefixUnknown: "Non conosciamo questo prefisso: sceglilo dall’elenco e scrivi il resto del numero",
  savePhone: "Salva il numero",
  saved: "Numero salvato.",
  unchanged: "Non hai cambiato il numero: non c’è nulla da salvare.",
  saveFailed: "Il numero non è salvato: è un problema nostro o della connessione. Resta quello di prima: riprova.",
  landline: "Telefono fisso",
  communicationEmail: "E-mail per le comunicazioni",
  alerts: "Avvisi nell’area clienti",
  alertsHint: "Il numero accanto alla campanella ti dice quante notifiche non hai ancora letto.",
  switchFailed: "La scelta non è salvata: è un problema nostro o della connessione. È rimasta com’era: riprova.",
  readOnly: "Per cambiare questi dati chiama l’assistenza.",
  readOnlyPhone: "Per cambiare questi dati chiama il {phone}.",

  toponym: "Toponimo",
  address: "Via",
  civicNumber: "Numero civico",
  staircase: "Scala",
  floor: "Piano",
  internal: "Interno",
  postalCode: "CAP",
  city: "Comune",
  province: "Provincia",
  country: "Paese",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    account: WordsOf<typeof accountMessages>;
  }
}
