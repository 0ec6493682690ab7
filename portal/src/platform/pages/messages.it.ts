import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** Title of each page, for the document and the menus. */
export const pagesMessages = defineMessages("pages", {
  login: "Accedi",
  register: "Registrati",
  registered: "Conferma la tua e-mail",
  registrationConfirmed: "Conferma della registrazione",
  forgotEmail: "Recupera l’e-mail",
  forgotPassword: "Recupera la password",
  resetPassword: "Scegli una nuova password",
  passwordUpdate: "Cambia la password",
  passwordUpdated: "Nuova password",
  emailUpdated: "Conferma della nuova e-mail",
  validateEmail: "Conferma l’e-mail",
  migrateEmail: "Aggiorna la tua e-mail",
  migratePassword: "Aggiorna la tua password",
  migrateDone: "Aggiornamento dell’account",
  paymentTermEmailUpdated: "E-mail delle bollette",
  gdoVoucherDetail: "Il tuo buono",
  landingPage: "Buoni",
  maintenanceLandingPage: "Area clienti in manutenzione",
  cookies: "Cookie e memoria del browser",
  accessibility: "Dichiarazione di accessibilità",
  notFoundPage: "Pagina non trovata",
  errorPage: "Qualcosa non ha funzionato",
  playground: "Banco di prova",
  home: "Home",
  bills: "Bollette",
  billWhy: "Perché questo importo",
  billDetail: "La tua bolletta",
  supplies: "Forniture",
  supplyDetail: "La tua fornitura",
  consumptions: "Consumi",
  selfReading: "Autolettura",
  enterReading: "Inserisci la lettura",
  readingSent: "Lettura inviata",
  readingDetail: "La tua lettura",
  requests: "Le mie richieste",
  notifications: "Notifiche",
  vouchers: "Buoni",
  voucherDetail: "Il tuo buono",
  bringAFriend: "Porta un amico",
  profileDashboard: "Profilo",
  credentials: "Credenziali",
  myData: "I miei dati",
  contacts: "I miei recapiti",
  address: "Indirizzo",
  consents: "Consensi e informative",
  accountStatement: "Estratto conto",
  changePayment: "Cambia il metodo di pagamento",
  changeCadastral: "Cambia i dati catastali",
});

export type PageName = keyof (typeof pagesMessages)["words"];

export const appMessages = defineMessages("app", {
  brand: "Favilla",
  italy: "+39 Italia",
  wait: "Stiamo aprendo la tua area clienti…",
  leaving: "Stiamo chiudendo la tua area clienti…",
  backHome: "Torna alla home",
  backToLogin: "Accedi",
  notFoundText: "L’indirizzo non esiste o non esiste più. Controllalo, oppure riparti dalla home.",
  errorText: "È un problema nostro, non tuo: le tue bollette sono al sicuro. Riprova tra qualche minuto.",
  pageFailedText: "È un problema nostro, non tuo: le tue bollette sono al sicuro. Riprova ad aprirla tra qualche minuto.",
  crashed: "Qualcosa si è rotto",
  crashedText: "È un problema nostro, non tuo. Per sicurezza ti abbiamo disconnesso: accedi di nuovo per continuare.",
  outdated: "Non riusciamo a caricare questa pagina",
  outdatedText: "Forse c’è una nuova versione dell’area clienti, o manca la connessione. Ricarica la pagina.",
  offline: "Sei senza connessione",
  offlineText: "Questa pagina non è ancora sul tuo dispositivo. La apriremo appena la connessione torna; le pagine già aperte restano qui.",
  ended: "La tua sessione è chiusa",
  endedText: "Per rivedere i tuoi dati bisogna accedere di nuovo. Sei senza connessione: apriremo la pagina di accesso appena torna.",
  reload: "Ricarica la pagina",
  retry: "Riprova",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    pages: WordsOf<typeof pagesMessages>;
    app: WordsOf<typeof appMessages>;
  }
}
