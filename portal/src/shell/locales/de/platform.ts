import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { errorsMessages } from "../../../platform/errors/messages.it.ts";
import type { failureMessages } from "../../../platform/pages/failureMessages.it.ts";
import type { appMessages, pagesMessages } from "../../../platform/pages/messages.it.ts";

/** German texts of `errorsMessages`. */
export const errors: WordsOf<typeof errorsMessages> = {
  Unknown: "Das liegt an uns, nicht an Ihnen: Ihre Daten sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  Api: "Unser Dienst hat nicht richtig geantwortet: Ihre Daten sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  Parameters: "Einige Daten fehlen oder sind falsch. Prüfen Sie sie und versuchen Sie es wieder.",
  PageUndefined: "Diese Seite gibt es nicht. Gehen Sie zur Startseite.",
  GraphQlApi: "Wir konnten Ihre Daten nicht lesen: Das liegt an uns, und sie sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  BootstrapFailed: "Wir konnten den Kundenbereich nicht öffnen: Das liegt an uns. Versuchen Sie es in einigen Minuten wieder.",
  Login: "Wir konnten Sie nicht anmelden: Das liegt an uns, nicht an Ihnen. Versuchen Sie es in einigen Minuten wieder.",
  Register: "Wir konnten die Registrierung nicht abschließen: Das liegt an uns. Versuchen Sie es in einigen Minuten wieder.",
  RegisterCodeNotFound: "Wir finden diese Kundennummer nicht. Sie steht oben auf der Rechnung.",
  RegisterInvalidPassword: "Das Passwort ist nicht sicher genug: Wählen Sie ein anderes, ohne Namen, Kundennummer oder Steuernummer.",
  RegisterEmailTaken: "Diese E-Mail-Adresse gehört zu einem anderen Konto: Geben Sie eine andere ein oder melden Sie sich damit an.",
  UserAlreadyRegistered: "Sie sind schon registriert: Melden Sie sich mit Ihrer E-Mail-Adresse an.",
  AuthenticationFailed: "E-Mail-Adresse oder Passwort sind falsch. Prüfen Sie beide und versuchen Sie es wieder.",
  PendingRequest: "Es läuft schon eine Änderungsanfrage: Warten Sie ihren Abschluss ab und versuchen Sie es wieder.",
  GenericError: "Das liegt an uns, nicht an Ihnen: Ihre Rechnungen sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  network: "Wir erreichen unsere Server nicht. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  timeout: "Unsere Server antworten zu langsam: Ihre Daten sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  busySeconds: "Unsere Systeme sind stark ausgelastet: Ihre Daten sind sicher. Versuchen Sie es in {count} Sekunden wieder.",
  busyMinutes: "Unsere Systeme sind stark ausgelastet: Ihre Daten sind sicher. Versuchen Sie es in {count} Minuten wieder.",
  notConfirmed: "Bestätigen Sie zuerst Ihre Registrierung mit dem Link, den wir Ihnen per E-Mail geschickt haben.",
  tooManyAttempts: "Zu viele Versuche. Versuchen Sie es in {count} Minuten wieder.",
};

/** German texts of `pagesMessages`. */
export const pages: WordsOf<typeof pagesMessages> = {
  login: "Anmelden",
  register: "Registrieren",
  registered: "E-Mail-Adresse bestätigen",
  registrationConfirmed: "Bestätigung der Registrierung",
  forgotEmail: "E-Mail-Adresse finden",
  forgotPassword: "Passwort vergessen",
  resetPassword: "Neues Passwort wählen",
  passwordUpdate: "Passwort ändern",
  passwordUpdated: "Neues Passwort",
  emailUpdated: "Bestätigung der neuen E-Mail-Adresse",
  validateEmail: "E-Mail-Adresse bestätigen",
  migrateEmail: "Ihre E-Mail-Adresse aktualisieren",
  migratePassword: "Ihr Passwort aktualisieren",
  migrateDone: "Aktualisierung des Kontos",
  paymentTermEmailUpdated: "E-Mail-Adresse für Rechnungen",
  gdoVoucherDetail: "Ihr Gutschein",
  landingPage: "Gutscheine",
  maintenanceLandingPage: "Kundenbereich in Wartung",
  cookies: "Cookies und Browserspeicher",
  accessibility: "Erklärung zur Barrierefreiheit",
  notFoundPage: "Seite nicht gefunden",
  errorPage: "Etwas hat nicht funktioniert",
  home: "Startseite",
  bills: "Rechnungen",
  billWhy: "Warum dieser Betrag",
  billDetail: "Ihre Rechnung",
  supplies: "Lieferungen",
  supplyDetail: "Ihre Lieferung",
  consumptions: "Verbrauch",
  selfReading: "Selbstablesung",
  enterReading: "Ablesung eingeben",
  readingSent: "Ablesung gesendet",
  readingDetail: "Ihre Ablesung",
  requests: "Meine Anfragen",
  notifications: "Benachrichtigungen",
  vouchers: "Gutscheine",
  voucherDetail: "Ihr Gutschein",
  bringAFriend: "Freunde werben",
  profileDashboard: "Profil",
  credentials: "Zugangsdaten",
  myData: "Meine Daten",
  contacts: "Meine Kontaktdaten",
  address: "Adresse",
  consents: "Einwilligungen und Datenschutz",
  accountStatement: "Kontoauszug",
  changePayment: "Zahlungsart ändern",
  changeCadastral: "Katasterdaten ändern",
  publicComplaint: "Beschwerden und Anfragen",
  complaint: "Beschwerde oder Anfrage schreiben",
  complaintDetail: "Ihr Vorgang",
};

/** German texts of `appMessages`. */
export const app: WordsOf<typeof appMessages> = {
  brand: "Favilla",
  wait: "Wir öffnen Ihren Kundenbereich…",
  leaving: "Wir schließen Ihren Kundenbereich…",
  backHome: "Zur Startseite",
};

/** German texts of `failureMessages`. */
export const failures: WordsOf<typeof failureMessages> = {
  backToLogin: "Anmelden",
  notFoundText: "Diese Adresse gibt es nicht oder nicht mehr. Prüfen Sie sie oder beginnen Sie auf der Startseite.",
  errorText: "Das liegt an uns, nicht an Ihnen: Ihre Rechnungen sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  pageFailedText:
    "Wir können Ihnen diese Seite nicht zeigen: Das liegt an uns. Ihre Rechnungen sind sicher: Versuchen Sie es in einigen Minuten wieder.",
  crashed: "Etwas ist kaputtgegangen",
  crashedText: "Das liegt an uns, nicht an Ihnen. Zur Sicherheit haben wir Sie abgemeldet: Melden Sie sich neu an, um fortzufahren.",
  outdated: "Wir können diese Seite nicht laden",
  outdatedText: "Vielleicht gibt es eine neue Version des Kundenbereichs, oder die Verbindung fehlt. Laden Sie die Seite neu.",
  offline: "Sie sind ohne Verbindung",
  offlineText:
    "Diese Seite ist noch nicht auf Ihrem Gerät. Wir öffnen sie, sobald die Verbindung da ist; schon geöffnete Seiten bleiben hier.",
  ended: "Ihre Sitzung ist beendet",
  endedText: "Um Ihre Daten zu sehen, melden Sie sich neu an. Sie sind ohne Verbindung: Wir öffnen die Anmeldung, sobald sie da ist.",
  reload: "Seite neu laden",
  retry: "Wieder versuchen",
};
