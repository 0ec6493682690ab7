import type { rightsMessages } from "../../bills/rightsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `rightsMessages`. */
export const words: WordsOf<typeof rightsMessages> = {
  title: "Your rights about this bill",
  anomalyTitle: "It is much higher than usual",
  anomalyMean: "It is {total}. The mean of the bills of the 12 months before is {amount}: above {threshold} you can ask for a check.",
  anomalyHighest: "It is {total}. The highest of the 12 months before was {amount}: from {threshold} on you can ask for a check.",
  anomalyReadings: "It charges {billed}, but by the readings that you sent it is about {read}: you can ask for a check.",
  keepsSupply: "Until we answer, your supply is not suspended.",
  instalmentsTitle: "You can pay it in instalments",
  instalmentsText: "It recalculates earlier periods and is much higher than usual: you can ask to pay {total} in instalments.",
  estimateTitle: "A reading corrects the estimate",
  estimateText: "{quantity} of this bill are estimated. With a reading of the meter you pay what you really used.",
  oldUseTitle: "It charges old consumption",
  oldUseText: "The bill begins on {from}. For what you used before {before} you can ask not to pay.",
  samePeriodTitle: "{bills} bills for the same period",
  samePeriodText: "One may correct the other: ask which one counts. We answer within {answer} days.",
  until: "You have time until {date}.",
  lastDay: "Today is the last day.",
  complain: "Ask for a check",
  askInstalments: "Ask for instalments",
  sendReading: "Send the reading",
  call: "Call {phone}",
  source: "From: {source}, checked on {date}.",
};
