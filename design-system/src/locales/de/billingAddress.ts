import type { addressMessages } from "../../payments/addressMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `addressMessages`. */
export const words: WordsOf<typeof addressMessages> = {
  title: "Rechnungsadresse",
  description: "Wohin wir die Papierrechnungen dieser Lieferung senden.",
  name: "Vorname",
  surname: "Nachname",
  toponym: "Art der Straße",
  toponymHint: "Via, viale, piazza: nur wenn nicht schon in der Adresse",
  address: "Adresse",
  addressHint: "Ab dem dritten Zeichen schlagen wir Adressen vor.",
  civicNumber: "Hausnummer",
  staircase: "Stiege",
  floor: "Stock",
  internal: "Wohnung",
  postalCode: "Postleitzahl",
  city: "Gemeinde",
  provinceCode: "Provinz",
  saveHint: "Füllen Sie zum Speichern die Felder aus, die nicht freiwillig sind.",
  cancel: "Abbrechen",
  save: "Adresse speichern",
  nameError: "Geben Sie den Vornamen ein.",
  surnameError: "Geben Sie den Nachnamen ein.",
  addressError: "Geben Sie die ganze Adresse ein: mindestens 6 Zeichen.",
  civicNumberError: "Geben Sie die Hausnummer ein; gibt es keine, „snc“.",
  postalCodeError: "Geben Sie die 5 Ziffern der Postleitzahl ein.",
  cityError: "Geben Sie den vollen Namen der Gemeinde ein.",
  provinceCodeError: "Geben Sie die 2 Buchstaben der Provinz ein, zum Beispiel BZ.",
  tooLong: "Geben Sie höchstens {count} Zeichen ein.",
};
