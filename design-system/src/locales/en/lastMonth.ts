import type { lastMonthMessages } from "../../consumption/lastMonthMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `lastMonthMessages`. */
export const words: WordsOf<typeof lastMonthMessages> = {
  lastMonth: "Latest month, {month}",
  estimated: "estimated",
  less: "{count} less than in {month}",
  more: "{count} more than in {month}",
  same: "The same as in {month}",
  loading: "Loading the latest month",
  all: "Month by month",
  notActive: "From the month after activation",
  fromTo: "{quantity} from {from} to {to}",
  inMonth: "{quantity} in {month}",
};
