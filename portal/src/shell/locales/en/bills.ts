import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { billFigureMessages } from "@favilla/design-system/bills/figureMessages.it.ts";
import type { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import type { payWayMessages } from "../../../rooms/bills/pay/messages.it.ts";
import type { spendingMessages } from "../../../rooms/bills/spending/spendingMessages.it.ts";
import type { supplyBillMessages } from "@favilla/design-system/bills/supplyBillMessages.it.ts";
import type { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";

/** English texts of `billFigureMessages`. */
export const billFigures: WordsOf<typeof billFigureMessages> = {
  retry: "Try again",
  figureLoading: "We are looking for the readings",
  figureFailed: "The readings did not arrive: it is a problem of ours or of the connection. The bill is safe: try again.",
  figureNone: "There are no readings for this period.",
};

/** English texts of `billsPageMessages`. */
export const billsPage: WordsOf<typeof billsPageMessages> = {
  list: "Your bills",
  lead: "Your bills, the most urgent first.",
  filterFailed: "We can’t open the filters",
  countOne: "One in all",
  countOther: "{count} in all",
  matchOne: "One found",
  matchOther: "{count} found",
  foundOne: "One bill found",
  foundOther: "{count} bills found",
  nothingFoundTitle: "No bills with these filters",
  nothingFoundText: "Try changing the filters or removing them all.",
  nothingChosenTitle: "Choose what you want to see",
  nothingChosenText: "In the filters you have not chosen any status, type of supply or payment method.",
  clearFilters: "Remove the filters",
  moreFailed: "The other bills did not arrive: it is a problem of ours or of the connection. They are safe: try again.",
  opening: "We are looking for your bill…",
  notFoundTitle: "We can’t find this bill",
  notFoundText: "The link leads to a bill that does not exist or is not yours. You can look for it among all the others.",
  notFoundConfirm: "See all bills",
  openFailed: "We can’t open the bill",
};

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

/** English texts of `supplyBillMessages`. */
export const supplyBills: WordsOf<typeof supplyBillMessages> = {
  loading: "Loading the latest bill",
  howToPay: "How to pay",
  allBills: "All bills",
  none: "None yet",
  nonePaid: "None to pay",
  oneUnpaid: "One to pay",
  unpaid: "{count} to pay",
  countAnd: "{count}, {open}",
};

/** English texts of `billWhyMessages`. */
export const billWhy: WordsOf<typeof billWhyMessages> = {
  whyTitle: "Why this amount",
  whyLoading: "We are comparing the bills",
  whyFailed: "The comparison did not arrive: it is a problem of ours or of the connection. The bills are safe: try again.",
  whyNone: "This document can’t be compared with other bills.",
  retry: "Try again",
};
