import { defineMessages } from "../theme/messages.ts";

/** Words of the readings of a bill. */
export const billReadingsMessages = defineMessages("billReadings", {
  caption: "Letture di inizio e di fine periodo",
  of: "Letture di {name}",
  zone: "Fascia",
  meter: "Contatore",
  reading: "Lettura",
  start: "Inizio",
  end: "Fine",
  total: "Totale",
  estimated: "stimato",
  wasReal: "{date}: lettura reale.",
  wasEstimated: "≈ {date}: lettura stimata.",
  corrected: "La prossima lettura reale corregge la stima.",
  converted: "Gli Smc sono i metri cubi del contatore per il coefficiente C.",
});
