import type { billReadingsMessages } from "../../bills/readingsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billReadingsMessages`. */
export const words: WordsOf<typeof billReadingsMessages> = {
  caption: "Ablesungen am Anfang und am Ende des Zeitraums",
  of: "Ablesungen von {name}",
  zone: "Zeitfenster",
  meter: "Zähler",
  reading: "Ablesung",
  start: "Anfang",
  end: "Ende",
  total: "Summe",
  estimated: "geschätzt",
  wasReal: "{date}: echte Ablesung.",
  wasEstimated: "≈ {date}: geschätzte Ablesung.",
  corrected: "Die nächste echte Ablesung berichtigt die Schätzung.",
  converted: "Smc (Standardkubikmeter) sind die Kubikmeter des Zählers mal Koeffizient C.",
};
