import type { accountPagesMessages } from "../../account/accountPagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `accountPagesMessages`. */
export const words: WordsOf<typeof accountPagesMessages> = {
  notificationsList: "Ihre Benachrichtigungen",
  markFailed:
    "Sie gelten noch nicht als gelesen. Es liegt an uns oder an der Verbindung. Die Mitteilungen bleiben hier: Versuchen Sie es wieder.",
  chosenNotification: "Die gewählte Benachrichtigung",
  chosenRequest: "Die gewählte Anfrage",
  requestsList: "Ihre Anfragen",
  askedAccount: "Konto",
  askedBooklet: "Postsparbuch",
  askedAddress: "an {address}",
  askedLand: "Blatt {sheet}, Parzelle {particle}",
  toSupplies: "Zu den Lieferungen",
  friendText: "Werben Sie jemanden mit Ihrem Code.",
  friendLoading: "Die Aktion wird geladen",
  friendFailed: "Wir können die Aktion nicht laden",
  friendOff: "Zurzeit gibt es keine Aktion",
  friendOffText: "Wenn Sie wieder jemanden werben können, finden Sie es im Menü.",
};
