import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Apart from the words of the figures, so that a page without filter doesn't load them. */
export const filterMessages = defineMessages("consumptionFilter", {
  title: "Filtra i consumi",
  apply: "Applica",
  clear: "Togli i filtri",
  year: "Anno",
  monthFrom: "Dal mese",
  monthTo: "Al mese",
  // MM/YYYY, with the month's name after it.
  option: "{month} · {name}",
  monthToError: "Il mese finale viene prima di quello iniziale: scambiali o correggine uno.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    consumptionFilter: WordsOf<typeof filterMessages>;
  }
}
