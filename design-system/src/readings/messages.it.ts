import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const readingsMessages = defineMessages("readings", {
  tagClosed: "Non serve ora",
  tagOpens: "In arrivo",
  tagOpen: "Da inviare",
  tagSent: "Inviata",
  tagAccepted: "Accettata",
  tagRefused: "Rifiutata",
  tagAutomatic: "Lettura automatica",
  tagEnded: "Non serve più",
  tagUnknown: "Da verificare",

  closed: "In questi giorni la lettura non serve. Ti avvisiamo noi quando puoi inviarla.",
  opens: "Puoi inviarla dal {from}.",
  opensTo: "Puoi inviarla dal {from} al {to}.",
  open: "Puoi inviarla adesso.",
  openUntil: "Puoi inviarla fino al {to}.",
  openSwitch: "Serve per il cambio di fornitore.",
  sent: "Il distributore la sta controllando.",
  sentOn: "L’hai inviata il {date}. Il distributore la sta controllando.",
  accepted: "Il distributore l’ha accettata: la usiamo per la prossima bolletta.",
  acceptedOn: "L’hai inviata il {date} e il distributore l’ha accettata.",
  refused: "Il distributore non l’ha accettata.",
  refusedWhy: "Il distributore non l’ha accettata. {reason}",
  againUntil: "Puoi inviarne un’altra fino al {to}.",
  automatic: "Il contatore della luce si legge a distanza, da solo: non devi fare nulla.",
  ended: "Questa fornitura non è più attiva: la lettura non serve più.",
  unknown: "Non sappiamo ancora quando puoi inviare la lettura: torna a guardare più tardi.",

  lastReal: "Ultima lettura reale",
  zone: "{zone}: {value}",
  enter: "Invia la lettura",
  enterAgain: "Invia un’altra lettura",
  see: "Vedi la lettura",
  ofSupply: "{words}: {name}",

  historyLoading: "Stiamo caricando le letture che hai inviato",
  historyEmptyTitle: "Non hai ancora inviato letture",
  historyEmptyDescription: "Quando ne invii una, la ritrovi qui con la sua ricevuta.",
  historyFailureTitle: "Non riusciamo a caricare le tue letture",
  moreOne: "Mostra un’altra lettura",
  moreOther: "Mostra altre {count} letture",
  loadedOne: "Mostrata un’altra lettura",
  loadedOther: "Mostrate altre {count} letture",

  value: "Lettura del contatore",
  converterValue: "Lettura del convertitore",
  supply: "Fornitura",
  sentAt: "Inviata il",
  decidedAt: "Controllata il",
  reason: "Motivo della lettura",
  periodic: "Lettura periodica",
  switch: "Cambio di fornitore",
  receipt: "Numero di ricevuta",
  refusedTitle: "Perché non è stata accettata",
  receiptTitle: "Lettura ricevuta",
  receiptText: "Grazie! Il distributore la controlla nei prossimi giorni: l’esito lo trovi tra le tue letture.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    readings: WordsOf<typeof readingsMessages>;
  }
}
