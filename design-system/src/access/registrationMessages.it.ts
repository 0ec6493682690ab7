import { defineMessages } from "../theme/messages.ts";

export const registrationMessages = defineMessages("registration", {
  title: "Registrati",
  cancel: "Annulla",
  back: "Indietro",
  continue: "Continua",
  register: "Crea l’account",

  stepClient: "Chi sei",
  stepAccount: "Il tuo account",
  stepPrivacy: "Privacy",
  stepFinal: "Conferma",
  clientHeading: "Partiamo da una bolletta",
  clientDescription: "Bastano il codice cliente e il codice fiscale dell’intestatario del contratto.",
  accountHeading: "Come vuoi accedere?",
  accountDescription: "Con questa e-mail e questa password entri nell’area clienti.",
  privacyHeading: "I tuoi dati, le tue scelte",
  privacyDescription: "Dai solo i consensi che vuoi: puoi cambiare idea quando vuoi, dal tuo profilo.",

  clientCode: "Codice cliente",
  clientCodeHint: "È scritto in alto su ogni bolletta, per esempio C-\u2060100021",
  whereIsIt: "Dove trovo il codice cliente?",
  picture:
    "È nella prima pagina della bolletta, in alto a destra, sotto il nome dell’intestatario. Se la bolletta ti arriva per e-mail, lo trovi anche lì.",
  fiscalCode: "Codice fiscale",
  fiscalCodeHint: "16 caratteri, come sulla tessera sanitaria; 11 cifre per aziende, condomìni e codici provvisori",

  emailHint: "Ti mandiamo qui il link per confermare la registrazione",
  phone: "Cellulare",
  phoneHint: "Ti scriviamo solo per confermare le tue richieste",
  newPassword: "Scegli una password",

  privacyLoading: "Caricamento delle informative",
  privacyFailure: "Non riusciamo a caricare l’informativa",
  acknowledge: "Ho letto l’informativa",
  consent: "Acconsento: {title}",
  needed: "Necessario per registrarti",
  free: "Facoltativo",
});
