import { defineMessages } from "../theme/messages.ts";

export const cadastralMessages = defineMessages("cadastral", {
  holderTitle: "Titolo sull’immobile",
  holderTitlePlaceholder: "Scegli il titolo",
  owner: "Proprietario",
  beneficiary: "Usufruttuario",
  partner: "Titolare di altro diritto",
  representative: "Rappresentante legale",
  city: "Comune catastale",
  urbanSection: "Sezione urbana",
  sheet: "Foglio",
  particle: "Particella",
  subordinate: "Subalterno",
  where: "Li trovi nell’atto di acquisto o nella visura catastale.",
  save: "Salva i dati",
  cancel: "Annulla",
  disabled: "Per salvare servono il titolo, il comune, il foglio e la particella.",

  required: "Campo obbligatorio: lo trovi nell’atto o nella visura.",
  invalidHolderTitle: "Scegli il titolo sull’immobile.",
  invalidCity: "Campo non valido: scrivi al massimo 60 caratteri.",
  invalidUrbanSection: "Campo non valido: scrivi al massimo 10 tra lettere e cifre.",
  invalidSheet: "Campo non valido: scrivi solo cifre, al massimo 10.",
  invalidParticle: "Campo non valido: scrivi solo cifre, al massimo 10.",
  invalidSubordinate: "Campo non valido: scrivi solo cifre, al massimo 10.",

  requestedOn: "Richiesta del {date}",
  requestedAt: "Richiesta del {date} alle {time}",
});
