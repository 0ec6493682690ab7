import type { registrationMessages } from "../../access/registrationMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `registrationMessages`. */
export const words: WordsOf<typeof registrationMessages> = {
  title: "Registrieren",
  cancel: "Abbrechen",
  back: "Zurück",
  continue: "Weiter",
  register: "Konto anlegen",
  stepClient: "Über Sie",
  stepAccount: "Ihr Konto",
  stepPrivacy: "Datenschutz",
  stepFinal: "Bestätigung",
  clientHeading: "Beginnen wir mit einer Rechnung",
  clientDescription: "Sie brauchen nur die Kundennummer und die Steuernummer der Person, auf die der Vertrag läuft.",
  accountHeading: "Wie möchten Sie sich anmelden?",
  accountDescription: "Mit dieser E-Mail-Adresse und diesem Passwort kommen Sie in den Kundenbereich.",
  privacyHeading: "Ihre Daten, Ihre Wahl",
  privacyDescription: "Geben Sie nur die Einwilligungen, die Sie möchten: Im Profil können Sie sie jederzeit ändern.",
  clientCode: "Kundennummer",
  clientCodeHint: "Sie steht oben auf jeder Rechnung, zum Beispiel C-\u2060100021",
  whereIsIt: "Wo finde ich die Kundennummer?",
  picture:
    "Sie steht auf der ersten Seite der Rechnung oben rechts, unter dem Namen. Kommt die Rechnung per E-Mail, finden Sie sie auch dort.",
  fiscalCode: "Steuernummer (codice fiscale)",
  fiscalCodeHint: "16 Zeichen, wie auf der Gesundheitskarte; bei Firmen, Kondominien und vorläufigen Nummern 11 Ziffern",
  emailHint: "Hierher senden wir den Link zur Bestätigung der Registrierung",
  phone: "Handynummer",
  phoneHint: "Wir schreiben Ihnen nur, um Ihre Anfragen zu bestätigen",
  newPassword: "Passwort wählen",
  privacyLoading: "Die Datenschutzerklärungen werden geladen",
  privacyFailure: "Wir können die Datenschutzerklärung nicht laden",
  acknowledge: "Ich habe die Datenschutzerklärung gelesen",
  consent: "Ich willige ein: {title}",
  needed: "Für die Registrierung nötig",
  free: "Freiwillig",
};
