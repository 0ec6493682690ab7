import type { billDetailMessages } from "../../bills/detailMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billDetailMessages`. */
export const words: WordsOf<typeof billDetailMessages> = {
  notPaid: "I haven’t paid it",
  customer: "Customer",
  customerNumber: "Customer number",
  pod: "POD",
  pdr: "PDR",
  lines: "What you pay for",
  readings: "Meter readings",
};
