import { defineMessages, type WordsOf } from "../theme/messages.ts";

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
  name: "Nome tecnico: {key}",
  local: "Sta nel browser, per tutte le schede.",
  tab: "Sta solo in questa scheda.",

  sessionTitle: "Il tuo accesso",
  sessionText: "Ti fa restare dentro l’area clienti senza riscrivere la password a ogni pagina.",
  sessionTime: "Fino a quando esci, o quando l’accesso scade.",
  tokensTitle: "La chiave del tuo accesso",
  tokensText: "Dice ai nostri server che sei tu. Nessuno script la può leggere, nemmeno quelli dell’area clienti.",
  tokensTime: "Fino a quando esci, o quando l’accesso scade.",
  tokensPlace: "Sta in cookie che il browser manda solo ai nostri server.",
  signOutTitle: "L’uscita da completare",
  signOutText: "Se esci senza connessione, ci ricorda di chiudere l’accesso anche sui nostri server.",
  signOutTime: "Fino a quando ci siamo riusciti.",
  leftTitle: "La tua uscita",
  leftText: "Dice alle altre schede che sei uscito, perché cancellino anche loro i tuoi dati.",
  leftTime: "Un istante.",
  modeTitle: "L’aspetto che hai scelto",
  modeText: "Chiaro, scuro o a contrasto elevato, se non segui il dispositivo.",
  modeTime: "Finché non torni a «Come il dispositivo».",
  languageTitle: "La lingua che hai scelto",
  languageText: "L’area clienti si apre in questa lingua su questo dispositivo.",
  languageTime: "Finché non cancelli i dati del sito.",
  discreetTitle: "Importi e codici nascosti",
  discreetText: "Se hai scelto di non mostrare importi e codici a chi ti sta vicino.",
  discreetTime: "Finché non premi «Mostra».",
  draftsTitle: "Quello che hai cominciato a scrivere",
  draftsText: "Ti fa ritrovare un modulo come l’hai lasciato. Password, IBAN e codici non ci sono mai.",
  draftsTime: "Fino a quando lo invii, esci o chiudi la scheda.",
  scrollTitle: "Il punto della pagina",
  scrollText: "Quando torni indietro ritrovi la pagina dove l’avevi lasciata.",
  scrollTime: "Fino a quando esci o chiudi la scheda.",
  dismissedTitle: "Gli avvisi che hai chiuso",
  dismissedText: "Non te li mostriamo di nuovo durante la stessa visita.",
  dismissedTime: "Fino a quando esci o chiudi la scheda.",
  reloadedTitle: "Gli aggiornamenti",
  reloadedText: "Dopo una nuova versione ricarichiamo la pagina una volta sola.",
  reloadedTime: "Fino a quando la pagina si apre.",
  farewellTitle: "Perché ti chiediamo di accedere",
  farewellText: "Se l’accesso scade o elimini l’account, te lo diciamo nella pagina di accesso.",
  farewellTime: "Fino a quando si apre la pagina di accesso.",

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
  stateUnknown: "Non ancora valutata",
  stateUnknownText:
    "Nessuna persona ha ancora valutato quest’area clienti: non possiamo dire se rispetta tutti i requisiti della norma UNI CEI EN 301549.",
  stateFull: "Pienamente conforme",
  stateFullText: "L’area clienti rispetta i requisiti della norma UNI CEI EN 301549.",
  statePartial: "Parzialmente conforme",
  statePartialText: "L’area clienti rispetta i requisiti della norma UNI CEI EN 301549, tranne quelli elencati sotto.",
  stateNone: "Non conforme",
  stateNoneText: "L’area clienti non rispetta i requisiti della norma UNI CEI EN 301549.",
  automatic: "Verifica automatica del {date}",
  automaticNone: "Non ci sono ancora risultati di una verifica automatica.",
  automaticCleanOne: "Una pagina verificata, nessun problema trovato. Una verifica automatica non basta: ne trova solo una parte.",
  automaticCleanOther: "{count} pagine verificate, nessun problema trovato. Una verifica automatica non basta: ne trova solo una parte.",
  automaticFoundOne: "Pagine verificate: {count}. È stato trovato un problema, che stiamo correggendo.",
  automaticFoundOther: "Pagine verificate: {count}. Sono stati trovati {violations} problemi, che stiamo correggendo.",
  barriers: "Contenuti non accessibili",
  barriersUnknown: "Li elenchiamo qui dopo la valutazione di una persona.",
  barriersNone: "La valutazione non ne ha trovati.",
  nonconformity: "Non conforme alla legge 4/2004: {text}",
  burden: "Onere sproporzionato: {text}",
  scope: "Fuori dall’ambito della legge: {text}",
  alternative: "In alternativa: {text}",
  drafting: "Redazione della dichiarazione",
  draftingUnknown: "Quando una persona avrà valutato l’area clienti, qui trovi la data e il metodo.",
  draftingOwn: "Redatta il {date}, dopo una nostra autovalutazione.",
  draftingThird: "Redatta il {date}, dopo la valutazione di una terza parte.",
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

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    policyPages: WordsOf<typeof policyMessages>;
  }
}
