import type { billReadingsMessages } from "../../bills/readingsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billReadingsMessages`. */
export const words: WordsOf<typeof billReadingsMessages> = {
  caption: "Meter readings at the start and the end of the period",
  of: "Meter readings of {name}",
  zone: "Time band",
  meter: "Meter",
  reading: "Reading",
  start: "Start",
  end: "End",
  total: "Total",
  estimated: "estimated",
  wasReal: "{date}: actual reading.",
  wasEstimated: "≈ {date}: estimated reading.",
  corrected: "The next actual reading corrects the estimate.",
  converted: "Smc (standard cubic metres) are the meter’s cubic metres multiplied by the coefficient C.",
};
