import type { teaserMessages } from "../../readings/teaserMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `teaserMessages`. */
export const words: WordsOf<typeof teaserMessages> = {
  title: "It is time to read your gas meter",
  text: "With an actual reading you only pay for what you use.",
  textUntil: "You have until {date}: with an actual reading you only pay for what you use.",
  slim: "Read the gas meter",
  slimUntil: "At the latest {date}",
  slimText: "So you only pay for what you use",
  action: "Send the reading",
  close: "Close the notice about the meter reading",
};
