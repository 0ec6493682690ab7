import type { layoutMessages } from "../../layout/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `layoutMessages`. */
export const words: WordsOf<typeof layoutMessages> = {
  skip: "Zum Inhalt",
  menu: "Menü",
  mainMenu: "Hauptmenü",
  userPages: "Ihre Seiten",
  userMenu: "Menü von {name}",
  notifications: "Benachrichtigungen",
  unread: "{count} ungelesen",
  logout: "Abmelden",
  login: "Anmelden",
  account: "Ihr Konto",
  carousel: "Karussell",
  previous: "Zurück",
  next: "Weiter",
  position: "{position} von {count}",
  positions: "{position} bis {last} von {count}",
  steps: "Schritte",
  step: "Schritt {current} von {count}",
  stepDone: "erledigt",
  help: "Brauchen Sie Hilfe?",
  helpPhone: "Anrufen",
  language: "Sprache",
  mode: "Darstellung",
  modeSystem: "Wie das Gerät",
  modeLight: "Hell",
  modeDark: "Dunkel",
  modeContrast: "Hoher Kontrast",
};
