import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { ErrorName } from "./errors.ts";

const words = {
  Unknown: "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  Api: "Il nostro servizio non ha risposto come doveva: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  Parameters: "Alcuni dati mancano o non sono corretti. Controllali e riprova.",
  PageUndefined: "Questa pagina non esiste. Torna alla home.",
  GraphQlApi: "Non siamo riusciti a leggere i tuoi dati: è un problema nostro, e sono al sicuro. Riprova tra qualche minuto.",
  BootstrapFailed: "Non siamo riusciti ad aprire l’area clienti: è un problema nostro, non tuo. Riprova tra qualche minuto.",
  Login: "Non siamo riusciti a farti accedere: è un problema nostro, non tuo. Riprova tra qualche minuto.",
  Register: "Non siamo riusciti a completare la registrazione: è un problema nostro, non tuo. Riprova tra qualche minuto.",
  RegisterCodeNotFound: "Non troviamo questo codice cliente. Lo leggi in alto nella bolletta.",
  RegisterInvalidPassword: "La password non è abbastanza sicura: scegline un’altra, senza nome, codice cliente o codice fiscale.",
  RegisterEmailTaken: "Questa e-mail è già usata per un altro account: scrivine un’altra, o accedi con questa.",
  UserAlreadyRegistered: "Sei già registrato: accedi con la tua e-mail.",
  AuthenticationFailed: "E-mail o password non corrette. Controllale e riprova.",
  PendingRequest: "C’è già una richiesta di modifica in corso: aspetta che sia conclusa, poi riprova.",
  GenericError: "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  network: "Non riusciamo a raggiungere i nostri server. Controlla la connessione e riprova.",
  timeout: "I nostri server tardano a rispondere: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  busy: "I nostri sistemi sono molto occupati: i tuoi dati sono al sicuro. Riprova {when}.",
  notConfirmed: "Prima conferma la registrazione con il link che ti abbiamo inviato per e-mail.",
  tooManyAttempts: "Troppi tentativi. Riprova {when}.",
} satisfies Record<ErrorName | "network" | "timeout" | "busy" | "notConfirmed" | "tooManyAttempts", string>;

export const errorsMessages = defineMessages("errors", words);
export type ErrorWords = WordsOf<typeof errorsMessages>;
