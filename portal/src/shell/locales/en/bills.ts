import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { payWayMessages } from "../../../rooms/bills/pay/messages.it.ts";
import type { spendingMessages } from "../../../rooms/bills/spending/spendingMessages.it.ts";

/** English texts of `payWayMessages`. */
export const payWay: WordsOf<typeof payWayMessages> = {
  loading: "We are looking for the bill to pay…",
  addToCalendar: "Add to the calendar",
  calendar: "Calendar",
  calendarFailed: "Try to open the calendar again",
  calendarTitle: "Pay the bill for {name}, {amount}",
  calendarPart: "Pay instalment {number} of {count} of the bill for {name}, {amount}",
  calendarCode: "Notice code (codice avviso)",
  calendarFile: "due-date-{number}",
  reported: "Noted: the payment is on its way.",
  notReported: "It is among the bills to pay again.",
  noneTitle: "This bill is not to be paid",
  noneText: "It is paid already, is debited automatically or is in your favour, or the link leads to a bill that is not yours.",
};

/** English texts of `spendingMessages`. */
export const spending: WordsOf<typeof spendingMessages> = {
  loading: "We are looking for your bills",
  failedTitle: "Your bills did not arrive: try again",
  noneTitle: "No bills in this period",
  noneText: "As soon as a bill comes, you see here what you spend.",
  chart: "Spending in {year} in euros, month by month: {name}",
  bills: "Bills",
  billsDetail: "amount by days",
  total: "Total",
  month: "€",
  coming: "on its way",
  noBill: "no bill",
  excluded: "left out",
  whole: "All of {year}",
  note: "A bill for several months is divided among them by days. Credit notes are deducted.",
  uncountedOne: "One bill without a date or an amount is not counted.",
  uncountedOther: "{count} bills without a date or an amount are not counted.",
  nextTitle: "Your next bill",
  nextRange: "Between {least} and {most}",
  nextPeriod: "for the days from {from} to {to}",
  nextAccuracy: "On your last {bills} bills the estimate was wrong by {mean} on average, and by {most} at most.",
  nextRead:
    "It is based on the readings until {day}, on the consumption of the same days one year ago and on the prices of the latest bill.",
  nextUnread:
    "It is based on the consumption of the same days one year ago, because this period has no readings yet, and on the prices of the latest bill.",
  nextNone: "We give no estimate: it takes at least four bills to try it on, with the readings of one year before, and an error below 40%.",
  nextFailed: "The readings did not arrive and the estimate is missing: it is a problem of ours or of the connection. Try again later.",
  yearsSummary: "Year by year, all supplies",
  yearsChart: "Spending in euros, year by year",
  yearsAll: "From {from} to {to}",
  year: "Year",
  yearPart: "{year} ({months} months)",
  yearPartOne: "{year} (1 month)",
  otherSupplies: "Other supplies",
  noSupply: "Without a supply",
  supply: "Supply",
  export: "Download",
  exportOf: "Download the spending year by year",
  exportTitle: "Spending year by year",
  exportAmount: "Spending (€)",
  exportMonths: "Months with a bill",
};
