import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { accountPagesMessages } from "@favilla/design-system/account/accountPagesMessages.it.ts";
import type { cadastralPageMessages } from "../../../rooms/account/cadastral/cadastralMessages.it.ts";
import type { cadastralValueMessages } from "../../../rooms/account/cadastral/cadastralValueMessages.it.ts";
import type { profileMessages } from "@favilla/design-system/account/profileMessages.it.ts";

/** German texts of `accountPagesMessages`. */
export const accountPages: WordsOf<typeof accountPagesMessages> = {
  notificationsList: "Ihre Benachrichtigungen",
  markFailed:
    "Sie gilt noch nicht als gelesen. Es liegt an uns oder an der Verbindung. Die Mitteilung bleibt hier: Versuchen Sie es wieder.",
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

/** German texts of `cadastralPageMessages`. */
export const cadastralPage: WordsOf<typeof cadastralPageMessages> = {
  loading: "Die Katasterdaten werden geladen",
  loadFailed: "Wir können die Katasterdaten nicht laden",
  noneTitle: "Die Katasterdaten fehlen",
  noneText: "Das Gesetz verlangt sie von uns: Sie finden sie im Kaufvertrag oder im Katasterauszug (visura catastale).",
  add: "Katasterdaten eingeben",
  change: "Daten ändern",
  lastRequest: "Letzte Änderungsanfrage",
  pendingTitle: "Es läuft eine Anfrage",
  pendingText: "Sobald sie abgeschlossen ist, können Sie eine weitere senden.",
  lead: "Lieferung: {name}",
  backToSupply: "Zurück zur Lieferung",
  cancelTitle: "Möchten Sie ohne Speichern gehen?",
  cancelText: "Ihre Eingaben gehen verloren.",
  cancelConfirm: "Verlassen",
  cancelKeep: "Weiterschreiben",
  successTitle: "Anfrage eingegangen",
  successText: "Wir prüfen die Daten und aktualisieren sie. Den Stand sehen Sie auf der Seite der Lieferung und bei Ihren Anfragen.",
  failureTitle: "Wir konnten die Anfrage nicht senden",
  failureText: "Ihre Eingaben sind noch da: Gehen Sie zurück, um es wieder zu versuchen.",
  unknownTitle: "Wir wissen nicht, ob die Anfrage angekommen ist",
  unknownText:
    "Die Antwort ging unterwegs verloren. Gehen Sie zurück, um es wieder zu versuchen: Mit denselben Daten bleibt es eine einzige Anfrage.",
  back: "Zurück",
};

/** German texts of `cadastralValueMessages`. */
export const cadastralValue: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "Zu ergänzen",
  changeReceived: "Anfrage eingegangen",
  changeInProgress: "Anfrage in Bearbeitung",
  complete: "Vollständig",
};

/** German texts of `profileMessages`. */
export const profilePages: WordsOf<typeof profileMessages> = {
  dashboardText: "Ihre Daten, Ihre Anmeldung und was Sie uns erlauben.",
  credentialsText: "E-Mail-Adresse und Passwort für den Kundenbereich.",
  credentialsLoading: "Ihre Zugangsdaten werden geladen",
  credentialsFailed: "Wir können Ihre Zugangsdaten nicht laden",
  partFailed: "Wir können das Fenster nicht öffnen. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  changeEmail: "E-Mail-Adresse ändern",
  changeEmailText:
    "Wir senden einen Link an die neue Adresse: Sie gilt, wenn Sie ihn öffnen. Bis dahin melden Sie sich mit der jetzigen an.",
  newEmail: "Neue E-Mail-Adresse",
  newEmailRequired: "Geben Sie die neue E-Mail-Adresse ein",
  newEmailInvalid: "Geben Sie eine vollständige Adresse ein, wie nome@esempio.it",
  newEmailCharacters: "Die Adresse hat keine Akzente, Umlaute oder Leerzeichen: Schreiben Sie sie wie nome@esempio.it",
  newEmailTooLong: "Das ist zu lang: Prüfen Sie Ihre Eingabe",
  newEmailSame: "Das ist schon Ihre E-Mail-Adresse: Geben Sie eine andere ein",
  sendLink: "Link senden",
  sending: "Wird gesendet…",
  cancel: "Abbrechen",
  sendFailed: "E-Mail nicht gesendet",
  myDataText: "Wie sie in Ihrem Vertrag stehen.",
  myDataLoading: "Ihre Daten werden geladen",
  myDataFailed: "Wir können Ihre Daten nicht laden",
  contactsText: "Wie wir Sie erreichen.",
  contactsLoading: "Ihre Kontaktdaten werden geladen",
  contactsFailed: "Wir können Ihre Kontaktdaten nicht laden",
  phoneKept: "Sie haben eine neue Nummer eingegeben, aber noch nicht gespeichert.",
  addressText: "Ihr Wohnsitz. Rechnungen können woandershin gehen: Diese Adresse finden Sie bei der Lieferung.",
  addressLoading: "Ihre Adresse wird geladen",
  addressFailed: "Wir können Ihre Adresse nicht laden",
  addressNone: "Wir haben Ihre Adresse nicht",
  addressNoneText: "Um sie hinzuzufügen, rufen Sie {phone} an.",
  addressOf: "Adresse {number} von {count}",
  consentsText: "Wählen Sie, was wir mit Ihren Daten tun dürfen. Sie können es jederzeit ändern.",
  consentsLoading: "Ihre Einwilligungen werden geladen",
  consentsFailed: "Wir können Ihre Einwilligungen nicht laden",
  informativa: "Datenschutzerklärung",
  informativaRead: "Ich habe die Datenschutzerklärung gelesen",
  informativaPurpose: "Damit wissen wir nur, dass Sie sie gelesen haben.",
  informativaText: "Datenschutzerklärung lesen",
  informativaWhole: "Die ganze Datenschutzerklärung",
  consents: "Einwilligungen",
  consentsFree: "Keine ist Pflicht: Ihre Lieferung ändert sich nicht, auch wenn Sie alle abwählen.",
  choiceSaved: "Wahl gespeichert",
};
