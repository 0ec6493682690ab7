import { defineMessages } from "../theme/messages.ts";

/** Words of the legally required pages. */
export const policyMessages = defineMessages("policyPages", {
  cookiesText: "Che cosa resta nel tuo browser quando usi l’area clienti, a che cosa serve e per quanto tempo.",
  noCookies: "Nessun cookie, nessun banner",
  noCookiesText: "L’area clienti non scrive cookie e non ti segue: tiene nella memoria del browser solo ciò che serve a farla funzionare.",
  noCookiesLaw: "Per queste memorie tecniche la legge non chiede il tuo consenso, ma vuole che tu sappia quali sono.",
  technicalCookies: "Solo cookie tecnici, nessun banner",
  technicalCookiesText:
    "L’area clienti scrive cookie solo per il tuo accesso e non ti segue. Il resto di ciò che serve a farla funzionare sta nella memoria del browser.",
  stored: "Che cosa teniamo",
  others: "Altri servizi",
  othersMaps:
    "Quando chiedi i suggerimenti per un indirizzo, il testo che scrivi va a chi ce li fornisce. Puoi sempre scriverlo senza suggerimenti.",
  othersTelemetry:
    "A chi gestisce l’area clienti arrivano gli errori delle pagine e i loro tempi, senza niente che dica chi sei o che cosa guardi.",
  othersNone: "Nessun altro riceve dati dal tuo browser: né pubblicità, né statistiche.",
  clear: "Come cancellare tutto",
  clearText: "Esci dall’area clienti, oppure cancella i dati del sito dalle impostazioni del tuo browser. Puoi farlo quando vuoi.",
  privacy: "Leggi l’informativa sulla privacy",
  accessibilityText:
    "{brand} vuole che tutti possano usare la sua area clienti, come chiede la legge 9\u00a0gennaio\u00a02004, n.\u00a04. Questa dichiarazione vale per l’area clienti.",
  state: "Stato di conformità",
  barriers: "Contenuti non accessibili",
  drafting: "Redazione della dichiarazione",
  draftingYearly: "La rivediamo ogni anno, entro il 23 settembre.",
  feedback: "Feedback e recapiti",
  feedbackText:
    "Qualcosa non funziona con il tuo modo di navigare? Scrivici o chiamaci: dicci che cosa, in quale pagina e con quali strumenti.",
  enforcement: "Procedura di attuazione",
  enforcementText:
    "Se la nostra risposta non ti soddisfa, o non arriva entro 30 giorni, puoi rivolgerti all’Agenzia per l’Italia Digitale.",
  enforcementLink: "Il sito dell’Agenzia per l’Italia Digitale",
  about: "Informazioni sull’area clienti",
  aboutKeyboard:
    "È pensata per chi usa solo la tastiera o un lettore di schermo, per schermi di 320 pixel e per il testo grande il doppio.",
  aboutModes: "Ha un aspetto chiaro, uno scuro e uno ad alto contrasto, e rispetta chi chiede meno movimento.",
});
