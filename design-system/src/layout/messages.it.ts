import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const layoutMessages = defineMessages("layout", {
  skip: "Vai al contenuto",
  menu: "Menu",
  mainMenu: "Menu principale",
  userPages: "Le tue pagine",
  userMenu: "Menu di {name}",
  notifications: "Notifiche",
  unread: "{count} da leggere",
  logout: "Esci",
  login: "Accedi",
  account: "La tua area",
  carousel: "carosello",
  previous: "Precedente",
  next: "Successivo",
  position: "{position} di {count}",
  positions: "da {position} a {last} di {count}",
  steps: "Passi",
  step: "Passo {current} di {count}",
  stepDone: "fatto",
  help: "Serve aiuto?",
  helpPhone: "Chiama",
  privacy: "Privacy",
  cookies: "Cookie",
  accessibility: "Accessibilità",
  language: "Lingua",
  mode: "Aspetto",
  modeSystem: "Come il dispositivo",
  modeLight: "Chiaro",
  modeDark: "Scuro",
  modeContrast: "Contrasto elevato",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    layout: WordsOf<typeof layoutMessages>;
  }
}
