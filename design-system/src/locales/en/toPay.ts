import type { toPayMessages } from "../../bills/toPayMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `toPayMessages`. */
export const words: WordsOf<typeof toPayMessages> = {
  title: "To pay",
  one: "One bill,",
  other: "{count} bills,",
  oneOverdue: "one {due}",
  someOverdue: "{count} are overdue",
  allOverdue: "all overdue",
  first: "the first {due}",
  samePeriodTwo: "maybe one corrects the other",
  samePeriodMany: "maybe one corrects the others",
  noDay: "due date not given",
  action: "See how to pay",
  dueDates: "Due dates",
  pay: "For you to pay",
  debit: "Direct debit",
  reported: "Paid by you",
  coming: "On its way",
  reading: "Meter reading",
  overdue: "Overdue",
  samePeriod: "Same period",
};
