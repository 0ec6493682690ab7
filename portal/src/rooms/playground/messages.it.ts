import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const playgroundMessages = defineMessages("playground", {
  description: "Clienti inventati con cui provare l’area clienti. I dati restano su questo computer.",
  signIn: "Accedi",
  signInAs: "Accedi come {name}",
  failed: "Accesso non riuscito",
  unavailable: "Qui non c’è niente da provare",
  unavailableText: "Il server di prova non risponde.",
  look: "Aspetto",
  lookText: "Il marchio resta sulle pagine che apri da qui, fino a quando ricarichi; i colori restano anche dopo.",
  brand: "Marchio",
  brandFavilla: "Favilla",
  brandBrezza: "Brezza",
  brandWireframe: "Solo struttura",
  brandFailed: "Non riusciamo a caricare il marchio. Controlla la connessione e riprova.",
  mode: "Colori",
  modeSystem: "Come il dispositivo",
  modeLight: "Chiaro",
  modeDark: "Scuro",
  modeContrast: "Contrasto alto",
  people: "Clienti di prova",
  newcomers: "Codici per registrarsi",
  newcomersText: "Per provare la registrazione, con un’e-mail a piacere o con quella indicata.",
  clientCode: "Codice cliente",
  fiscalCode: "Codice fiscale",
  email: "E-mail",
  trouble: "Problemi da provare",
  troubleText: "Valgono solo per questo browser, anche prima dell’accesso.",
  scenario: "Problema",
  noScenario: "Nessuno: tutto funziona",
  clock: "Orologio e dati",
  clockShared: "Questo browser usa i dati comuni, con l’ora di questo computer o quella con cui è partito il server.",
  clockOwn: "Questo browser ha dati e orologio suoi: quello che cambi qui non si vede altrove.",
  clockNow: "Per il server è il {moment}.",
  clockDay: "Sposta l’orologio al giorno",
  clockMove: "Sposta",
  clockBegin: "Usa dati solo miei",
  clockLeave: "Torna ai dati comuni",
  outbox: "Posta in uscita",
  outboxText: "E-mail e SMS che il fornitore avrebbe mandato: da qui non parte niente.",
  outboxEmpty: "Non è stato mandato ancora niente.",
  outboxRefresh: "Aggiorna la posta",
  outboxTo: "A {to}, {moment}",
  outboxCode: "Codice {code}",
  outboxFollow: "Apri il link di «{subject}»",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    playground: WordsOf<typeof playgroundMessages>;
  }
}
