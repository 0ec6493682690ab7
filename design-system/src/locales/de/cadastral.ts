import type { cadastralMessages } from "../../account/cadastralMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `cadastralMessages`. */
export const words: WordsOf<typeof cadastralMessages> = {
  holderTitle: "Recht an der Immobilie",
  holderTitlePlaceholder: "Recht wählen",
  owner: "Eigentum",
  beneficiary: "Fruchtgenuss",
  partner: "Anderes Recht",
  representative: "Gesetzliche Vertretung",
  city: "Katastralgemeinde",
  urbanSection: "Sektion",
  sheet: "Blatt (foglio)",
  particle: "Parzelle (particella)",
  subordinate: "Baueinheit (subalterno)",
  where: "Sie finden sie im Kaufvertrag oder im Katasterauszug (visura catastale).",
  save: "Daten speichern",
  cancel: "Abbrechen",
  disabled: "Zum Speichern braucht es Recht, Gemeinde, Blatt und Parzelle.",
  required: "Pflichtfeld: Sie finden die Angabe im Kaufvertrag oder im Katasterauszug.",
  invalidHolderTitle: "Wählen Sie Ihr Recht an der Immobilie.",
  invalidCity: "Ungültig: Geben Sie höchstens 60 Zeichen ein.",
  invalidUrbanSection: "Ungültig: Geben Sie höchstens 10 Buchstaben und Ziffern ein.",
  invalidSheet: "Ungültig: Geben Sie nur Ziffern ein, höchstens 10.",
  invalidParticle: "Ungültig: Geben Sie nur Ziffern ein, höchstens 10.",
  invalidSubordinate: "Ungültig: Geben Sie nur Ziffern ein, höchstens 10.",
  requestedOn: "Anfrage vom {date}",
  requestedAt: "Anfrage vom {date}, {time} Uhr",
};
