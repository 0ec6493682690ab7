import type { samePeriodMessages } from "../../bills/samePeriodMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `samePeriodMessages`. */
export const words: WordsOf<typeof samePeriodMessages> = {
  titleTwo: "Zwei Rechnungen für denselben Zeitraum.",
  titleMany: "{count} Rechnungen für denselben Zeitraum.",
  ask: "Eine kann die andere berichtigen: Fragen Sie uns, bevor Sie beide bezahlen.",
  askPaid: "Eine kann die andere berichtigen: Fragen Sie uns, bevor Sie auch diese bezahlen.",
  askMany: "Eine kann die anderen berichtigen: Fragen Sie uns, bevor Sie alle bezahlen.",
  askBriefly: "Fragen Sie uns, bevor Sie beide bezahlen.",
  askPaidBriefly: "Fragen Sie uns, bevor Sie auch diese bezahlen.",
  askManyBriefly: "Fragen Sie uns, bevor Sie alle bezahlen.",
  due: "Die andere beträgt {amount} und ist {date} fällig.",
  late: "Die andere beträgt {amount} und war {date} fällig.",
  open: "Die andere beträgt {amount}.",
  paid: "Die andere über {amount} ist schon bezahlt.",
  seeOther: "Die andere ansehen",
  billDue: "{amount}, fällig {date}",
  billLate: "{amount}, war fällig {date}",
  billPaid: "{amount}, schon bezahlt",
};
