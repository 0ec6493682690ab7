import { defineMessages } from "../theme/messages.ts";

/** Words of the filter. They are in their own module, so that a page without a filter does not load them. */
export const consumptionFilterMessages = defineMessages("consumptionFilter", {
  title: "Filtra i consumi",
  year: "Anno",
  monthFrom: "Dal mese",
  monthTo: "Al mese",
  // MM/YYYY, followed by the month's name.
  option: "{month} · {name}",
  monthToError: "Il mese finale viene prima di quello iniziale: scambiali o correggine uno.",
});
