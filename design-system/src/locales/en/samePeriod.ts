import type { samePeriodMessages } from "../../bills/samePeriodMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `samePeriodMessages`. */
export const words: WordsOf<typeof samePeriodMessages> = {
  titleTwo: "Two bills for the same period.",
  titleMany: "{count} bills for the same period.",
  corrects: "One may correct the other",
  correctsMany: "One may correct the others",
  askBoth: "before you pay both, ask us.",
  askAll: "before you pay them all, ask us.",
  askThis: "before you pay this one too, ask us.",
  askOther: "before you pay the other too, ask us.",
  askOthers: "before you pay the others too, ask us.",
  due: "The other is {amount} and is due {date}.",
  late: "The other is {amount} and was due {date}.",
  open: "The other is {amount}.",
  unknown: "The other: {bill}.",
  paid: "The other, {amount}, is already paid.",
  seeOther: "See the other",
  billDue: "{amount}, due {date}",
  billLate: "{amount}, was due {date}",
  billPaid: "{amount}, already paid",
  noAmount: "amount not given",
  billIssued: "{bill}, issued {date}",
  more: "and {count} more",
};
