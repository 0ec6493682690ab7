import { defineMessages } from "../theme/messages.ts";

export const profileMessages = defineMessages("profilePages", {

  credentialsText: "E-mail e password con cui entri nell’area clienti.",
  credentialsLoading: "Stiamo caricando le tue credenziali",
  credentialsFailed: "Non riusciamo a caricare le tue credenziali",
  partFailed: "Non riusciamo ad aprire la finestra. Controlla la connessione e riprova.",
  changeEmail: "Cambia e-mail",
  changeEmailText: "Ti mandiamo un link al nuovo indirizzo: l’e-mail cambia quando lo apri. Fino ad allora accedi con quella di ora.",
  newEmail: "Nuova e-mail",
  newEmailRequired: "Scrivi la nuova e-mail",
  newEmailInvalid: "Scrivi un indirizzo completo, come nome@esempio.it",
  newEmailCharacters: "L’indirizzo non può avere lettere accentate o spazi: scrivilo come nome@esempio.it",
  newEmailTooLong: "È troppo lungo: controlla quello che hai scritto",
  newEmailSame: "È già la tua e-mail: scrivine un’altra",
  sendLink: "Manda il link",
  sending: "Invio in corso…",
  cancel: "Annulla",
  sendFailed: "E-mail non inviata",

  myDataText: "Come risultano nel tuo contratto.",
  myDataLoading: "Stiamo caricando i tuoi dati",
  myDataFailed: "Non riusciamo a caricare i tuoi dati",

  contactsText: "Come possiamo raggiungerti.",
  contactsLoading: "Stiamo caricando i tuoi recapiti",
  contactsFailed: "Non riusciamo a caricare i tuoi recapiti",
  phoneKept: "Hai scritto un nuovo numero ma non l’hai ancora salvato.",

  addressText: "Dove risulti residente. Non è per forza dove arriva la bolletta: quell’indirizzo lo trovi nella fornitura.",
  addressLoading: "Stiamo caricando il tuo indirizzo",
  addressFailed: "Non riusciamo a caricare il tuo indirizzo",
  addressNone: "Non abbiamo il tuo indirizzo",
  addressNoneText: "Per aggiungerlo chiama il {phone}.",
  addressOf: "Indirizzo {number} di {count}",

  consentsText: "Scegli che cosa possiamo fare con i tuoi dati. Cambi idea quando vuoi.",
  consentsLoading: "Stiamo caricando i tuoi consensi",
  consentsFailed: "Non riusciamo a caricare i tuoi consensi",
  informativa: "Informativa",
  informativaRead: "Ho letto l’informativa",
  informativaPurpose: "Serve solo a dirci che l’hai letta.",
  informativaText: "Leggi l’informativa",
  informativaWhole: "L’informativa completa",
  consents: "Consensi",
  consentsFree: "Nessuno è obbligatorio: la fornitura non cambia se li togli tutti.",
  choiceSaved: "Scelta salvata",
});
