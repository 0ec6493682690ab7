import { defineMessages } from "../theme/messages.ts";

/** Words of the whole task that changes the payment method. Those of its single steps are in `changeMessages`. */
export const wizardMessages = defineMessages("paymentWizard", {
  bankTitle: "Addebito sul conto",
  bookletTitle: "Addebito sul libretto",
  loading: "Prepariamo la modifica",
  failed: "Non riusciamo a preparare la modifica",
  noTermTitle: "Non troviamo come paghi questa fornitura",
  noTermText: "Senza quel dato non possiamo cambiarlo da qui. Scrivici o chiamaci: lo facciamo noi.",

  stepIban: "Il tuo IBAN",
  stepBooklet: "Il tuo libretto",
  stepAccept: "Le condizioni",
  stepConfirm: "Conferma con un SMS",
  ibanLead: "Da quale conto vuoi pagare le bollette di «{name}»?",
  bookletLead: "Da quale libretto vuoi pagare le bollette di «{name}»?",
  acceptLead: "Leggi che cosa cambia, poi accetta.",
  bankConfirmLead: "Controlla il mandato: lo firmi con il codice che ti mandiamo per SMS.",
  bookletConfirmLead: "L’ultimo passo: confermi con il codice che ti mandiamo per SMS.",

  codeTitle: "Inserisci il codice",

  ibanAgain: "Scrivi di nuovo l’IBAN",
  ibanAgainText: "Per la tua sicurezza non lo conserviamo, e nemmeno il codice ricevuto per SMS. Il numero di cellulare c’è ancora.",
  bookletAgain: "Scrivi di nuovo il numero del libretto",
  bookletAgainText:
    "Per la tua sicurezza non lo conserviamo, e nemmeno il codice ricevuto per SMS. Quello che hai scritto nel resto della modifica c’è ancora.",

  ibanRefused: "I nostri sistemi non accettano questo IBAN. Controlla che sia giusto, oppure scrivine un altro.",
  bookletRefused: "I nostri sistemi non accettano questo libretto. Controlla che il numero sia giusto, oppure scrivine un altro.",
  bookletUnverified: "Il libretto non è verificato: è un problema nostro o della connessione. Riprova tra qualche minuto.",

  codeWrong: "Il codice non è giusto: controlla l’SMS e riscrivilo.",
  codeWrongOne: "Il codice non è giusto: puoi provare ancora una volta.",
  codeWrongOther: "Il codice non è giusto: puoi provare ancora {count} volte.",
  notSent: "Non siamo riusciti a mandarti il codice. Controlla il numero e riprova.",
  tooManySends: "Hai chiesto troppi codici e per un po’ non ne mandiamo altri. Usa l’ultimo che hai ricevuto.",
  sendingUnreachable: "Non riusciamo a raggiungere i nostri server. Controlla la connessione e riprova.",
  sendingFailed: "Il codice non è partito: è un problema nostro, e non è cambiato nulla. Riprova tra qualche minuto.",
  newCodeTitle: "Ti serve un nuovo codice",
  newCodeText: "Hai cambiato i dati dopo che ti avevamo mandato il codice: quello di prima non vale più.",

  backToSupply: "Torna alla fornitura",
  tryAgain: "Riprova",
  unknownTitle: "Non sappiamo se la richiesta è arrivata",
  unknownText: "La risposta si è persa per strada. Prima di chiederla un’altra volta controlliamo se c’è già.",
  checkAgain: "Controlla",
});
