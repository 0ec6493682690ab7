import type { samePeriodMessages } from "../../bills/samePeriodMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `samePeriodMessages`. */
export const words: WordsOf<typeof samePeriodMessages> = {
  titleTwo: "Two bills for the same period.",
  titleMany: "{count} bills for the same period.",
  ask: "One may correct the other: before you pay both, ask us.",
  askPaid: "One may correct the other: before you pay this one too, ask us.",
  askMany: "One may correct the others: before you pay them all, ask us.",
  askBriefly: "Before you pay both, ask us.",
  askPaidBriefly: "Before you pay this one too, ask us.",
  askManyBriefly: "Before you pay them all, ask us.",
  due: "The other is {amount} and is due {date}.",
  late: "The other is {amount} and was due {date}.",
  open: "The other is {amount}.",
  paid: "The other, {amount}, is already paid.",
  seeOther: "See the other",
  billDue: "{amount}, due {date}",
  billLate: "{amount}, was due {date}",
  billPaid: "{amount}, already paid",
};
