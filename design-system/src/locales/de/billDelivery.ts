import type { deliveryMessages } from "../../payments/deliveryMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `deliveryMessages`. */
export const words: WordsOf<typeof deliveryMessages> = {
  legend: "Wie möchten Sie die Rechnungen erhalten?",
  byEmail: "Per E-Mail",
  byEmailHint: "Sie kommt sofort als PDF und braucht kein Papier.",
  byPost: "Per Post",
  byPostHint: "Sie kommt in einigen Tagen an die Rechnungsadresse.",
  byPostAddress: "Sie kommt in einigen Tagen an: {address}.",
  deliveryMissing: "Wählen Sie, wie Sie die Rechnungen erhalten.",
  email: "E-Mail-Adresse für Rechnungen",
  emailHint: "Wir senden Ihnen einen Link zur Bestätigung.",
  emailRequired: "Geben Sie die E-Mail-Adresse ein.",
  emailTooLong: "Die E-Mail-Adresse ist ungültig: Geben Sie eine mit höchstens 254 Zeichen ein.",
  emailInvalid: "Die E-Mail-Adresse ist ungültig: Prüfen Sie, ob sie wie nome@esempio.it ist.",
  emailCharacters: "Eine E-Mail-Adresse hat keine Akzente, Umlaute oder Leerzeichen: Schreiben Sie sie wie nome@esempio.it.",
  emailRefused: "Diese E-Mail-Adresse ist ungültig: Geben Sie eine andere ein.",
  pec: "PEC",
  pecHint: "Die zertifizierte E-Mail-Adresse (PEC), wenn Sie eine haben.",
  pecInvalid: "Die PEC ist ungültig: Prüfen Sie, ob sie wie nome@pec.esempio.it ist.",
  save: "Speichern",
  notSaved: "Wir konnten nicht speichern",
  validatingTitle: "Bestätigen Sie Ihre E-Mail-Adresse",
  validating: "Öffnen Sie den Link, den wir an {email} gesendet haben: Bis dahin ist die Adresse nicht bestätigt.",
  validatingSince: "Link gesendet am {date}.",
  validatingSinceVowel: "Link gesendet am {date}.",
  sendAgain: "Link neu senden",
};
