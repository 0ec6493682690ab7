import type { samePeriodMessages } from "../../bills/samePeriodMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `samePeriodMessages`. */
export const words: WordsOf<typeof samePeriodMessages> = {
  titleTwo: "Zwei Rechnungen für denselben Zeitraum.",
  titleMany: "{count} Rechnungen für denselben Zeitraum.",
  corrects: "Eine kann die andere berichtigen",
  correctsMany: "Eine kann die anderen berichtigen",
  askBoth: "Fragen Sie uns, bevor Sie beide bezahlen.",
  askAll: "Fragen Sie uns, bevor Sie alle bezahlen.",
  askThis: "Fragen Sie uns, bevor Sie auch diese bezahlen.",
  askOther: "Fragen Sie uns, bevor Sie auch die andere bezahlen.",
  askOthers: "Fragen Sie uns, bevor Sie auch die anderen bezahlen.",
  due: "Die andere beträgt {amount} und ist {date} fällig.",
  late: "Die andere beträgt {amount} und war {date} fällig.",
  open: "Die andere beträgt {amount}.",
  unknown: "Die andere: {bill}.",
  paid: "Die andere über {amount} ist schon bezahlt.",
  seeOther: "Die andere ansehen",
  billDue: "{amount}, fällig {date}",
  billLate: "{amount}, war fällig {date}",
  billPaid: "{amount}, schon bezahlt",
  noAmount: "Betrag nicht angegeben",
  billIssued: "{bill}, ausgestellt {date}",
  more: "und {count} weitere",
};
