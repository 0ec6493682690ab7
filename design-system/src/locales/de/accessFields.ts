import type { fieldMessages } from "../../access/fieldMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `fieldMessages`. */
export const words: WordsOf<typeof fieldMessages> = {
  passwordRequired: "Wählen Sie ein Passwort",
  passwordWeak: "Prüfen Sie das Passwort: Unten sehen Sie, was noch fehlt",
  confirmationDifferent: "Die zwei Passwörter sind verschieden: Geben Sie das zweite neu ein",
  fiscalCodeRequired: "Geben Sie die Steuernummer (codice fiscale) ein",
  fiscalCodeInvalid: "Prüfen Sie die Steuernummer: Sie hat 16 Zeichen, bei Firmen, Kondominien und vorläufigen Nummern 11 Ziffern",
  clientCodeRequired: "Geben Sie die Kundennummer ein",
  clientCodeTooLong: "Das ist zu lang: Prüfen Sie Ihre Eingabe",
  phoneRequired: "Geben Sie die Handynummer ein",
  phoneInvalid: "Prüfen Sie die Nummer: Nötig sind nach der Vorwahl mindestens 8 Ziffern, höchstens 10 für ein italienisches Handy",
  phonePrefixUnknown: "Wir kennen diese Vorwahl nicht: Wählen Sie sie aus der Liste und geben Sie den Rest der Nummer ein",
  informativaRequired: "Lesen Sie die Datenschutzerklärung und setzen Sie das Häkchen",
  consentRequired: "Für die Registrierung ist diese Einwilligung nötig: Setzen Sie das Häkchen",
};
