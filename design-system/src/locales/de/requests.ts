import type { requestMessages } from "../../account/requestMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `requestMessages`. */
export const words: WordsOf<typeof requestMessages> = {
  PaymentChange: "Zahlungsart",
  BillingAddressChange: "Rechnungsadresse",
  CadastralChange: "Katasterdaten",
  unknownType: "Anfrage",
  toYou: "Sie sind dran",
  toUs: "Wir sind dran",
  unknown: "Zu prüfen",
  done: "Erledigt",
  aboutOf: "{type}, {supply}",
  requestedOn: "Vom {date}",
  doneOn: "Vom {date}, erledigt am {done}",
  timeline: "Stand",
  timelineOf: "Stand: {type}, {date}",
  failedNext: "Das hat nicht geklappt: Senden Sie die Anfrage neu oder rufen Sie den Kundendienst an.",
  sentAgain: "Sie haben sie schon neu gesendet.",
  unknownNext: "Wir kennen den Stand nicht. Rufen Sie im Zweifel den Kundendienst an.",
  again: "Neu senden",
  toSupply: "Zur Lieferung",
  againOf: "{words}: {type}",
  loading: "Ihre Anfragen werden geladen",
  emptyTitle: "Sie haben keine laufenden Anfragen",
  emptyDescription: "Wenn Sie bei uns eine Änderung anfragen, sehen Sie hier den Stand.",
  failureTitle: "Wir können Ihre Anfragen nicht laden",
  moreOne: "Eine weitere Anfrage zeigen",
  moreOther: "{count} weitere Anfragen zeigen",
  loadedOne: "Eine weitere Anfrage wird angezeigt",
  loadedOther: "{count} weitere Anfragen werden angezeigt",
};
