import { defineMessages } from "../theme/messages.ts";

export const readingsPageMessages = defineMessages("readingsPage", {
  sentAlone: "Il contatore manda da solo la lettura",
  yourReadings: "Le tue letture",
  description: "Le letture da inviare e quelle già inviate.",
  guide: "Come si legge il contatore",
  guideFailed: "Non riusciamo ad aprire la guida",
  loading: "Stiamo caricando le tue forniture",
  failed: "Non riusciamo a caricare le tue forniture",
  noneTitle: "Non hai ancora forniture",
  noneText: "Appena una tua fornitura è attiva, qui vedi quando puoi inviare la lettura.",
  windowsFailedTitle: "Non sappiamo quando puoi inviare la lettura",
  lastFailedTitle: "Non riusciamo a leggere le ultime letture",
  retry: "Riprova",
  noneNow: "Forniture senza una lettura da inviare",
  history: "Le letture che hai inviato",

  enterDescription: "{name}: puoi inviarla fino al {date}.",
  enterDescriptionNear: "{name}: puoi inviarla fino al {date}, {distance}.",
  // The form stays open when the window closes.
  enterDescriptionPast: "{name}: potevi inviarla fino al {date}.",
  enterDescriptionNoDate: "{name}",
  enterLoading: "Stiamo preparando la tua lettura",
  enterFailed: "Non riusciamo a preparare la lettura",
  refusedTitle: "Ora non puoi inviare la lettura",
  outOfWindow: "Il periodo per inviarla non è aperto: la lettura non è stata registrata. Tra le tue letture trovi le date del prossimo.",
  invalidToken: "Per questa fornitura hai già inviato una lettura, oppure ora non serve. Controlla tra le tue letture.",
  notReceived: "La lettura non risulta ancora ricevuta. Puoi inviarla di nuovo: anche se la prima arrivasse, ne contiamo una sola.",
  notKnown:
    "Non sappiamo se la lettura è arrivata, e ora non riusciamo a controllare. Riprova tra poco: se la prima è arrivata, ne contiamo una sola.",
  allReadings: "Vai alle tue letture",

  sentFailed: "La lettura è arrivata, ma non riusciamo a mostrarla",
  sentLoading: "Stiamo caricando la ricevuta",
  printReceipt: "Stampa la ricevuta",
  nextReading: "Invia la prossima: {name}",

  toDoTitle: "Letture da inviare",
  toDoProgress: "Letture inviate",
  toDoCount: "{done} di {all}",
  toDoUntil: "Entro il {date}",
  toDoStart: "Inizia: {name}",
  allSupplies: "Tutte le forniture",
  toDoMoreOne: "Mostra un’altra lettura da inviare",
  toDoMoreOther: "Mostra altre {count} letture da inviare",
  toDoLoadedOne: "Mostrata un’altra lettura da inviare",
  toDoLoadedOther: "Mostrate altre {count} letture da inviare",

  detailLoading: "Stiamo caricando la tua lettura",
  detailFailed: "Non riusciamo a caricare la lettura",
  sendAnother: "Invia un’altra lettura",
  supplyUnknown: "Fornitura di gas",
});
