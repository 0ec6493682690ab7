import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const layoutMessages = defineMessages("layout", {
  skip: "Vai al contenuto",
  menu: "Menu",
  closeMenu: "Chiudi il menu",
  mainMenu: "Menu principale",
  userPages: "Le tue pagine",
  userMenu: "Apri il menu di {name}",
  notifications: "Notifiche",
  unread: "{label}, {count} da leggere",
  logout: "Esci",
  login: "Accedi",
  announcement: "Avviso",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    layout: WordsOf<typeof layoutMessages>;
  }
}
