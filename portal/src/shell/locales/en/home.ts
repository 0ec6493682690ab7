import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { allDueDatesMessages } from "@favilla/design-system/home/allDueDatesMessages.it.ts";
import type { firstStepsMessages } from "@favilla/design-system/home/firstStepsMessages.it.ts";
import type { homeMessages } from "@favilla/design-system/home/messages.it.ts";
import type { payMonthsMessages } from "@favilla/design-system/home/payMonthsMessages.it.ts";

/** English texts of `allDueDatesMessages`. */
export const allDueDates: WordsOf<typeof allDueDatesMessages> = {
  title: "Due dates of the next 60 days",
  totalOne: "For you to pay, one bill",
  totalOther: "For you to pay, {count} bills",
  addAll: "Add to the calendar",
  addOf: "Add to the calendar: {name}, {date}",
  reminder: "The calendar reminds you two days before, at 9 am.",
  reminderSoon: "The calendar reminds you at 9 am: two days before, or tomorrow if fewer than three days are left.",
  reminderToday: "What is due today goes into the calendar without a reminder.",
  fileName: "due-dates",
  calendarPay: "Pay the bill for {name}, {amount}",
  calendarDebit: "Direct debit of the bill for {name}, {amount}",
  calendarPayPart: "Pay instalment {number} of {count} of the bill for {name}, {amount}",
  calendarDebitPart: "Direct debit of instalment {number} of {count} of the bill for {name}, {amount}",
  calendarReading: "Last day for the meter reading of {name}",
  code: "Notice code (codice avviso)",
};

/** English texts of `firstStepsMessages`. */
export const firstSteps: WordsOf<typeof firstStepsMessages> = {
  welcome: "We are at the beginning",
  welcomeText: "We’ll see to it: here you can follow how far we have got, and you don’t have to do anything.",
  welcomeNoSupply: "Your customer area is ready: only a supply is missing.",
  welcomeSteps: "The first steps",
  stepAccount: "Your customer area is active",
  stepActivation: "We are activating the supply “{name}”",
  stepActivationText: "We talk to the distributor: your supply is not interrupted.",
  stepNoSupply: "When you ask for one, you follow its activation here.",
  stepBill: "You are a new customer: the first bill comes after the first period of consumption, and you find it here.",
  seeSupply: "See the supply",
  seeSupplies: "See the supplies",
};

/** English texts of `homeMessages`. */
export const home: WordsOf<typeof homeMessages> = {
  greeting: "Hello {name}",
  greetingNoName: "Hello",
  loading: "Loading the page",
  all: "All",
  nothingToPay: "Nothing to pay",
  dueDates: "Due dates",
  allDueDates: "All due dates",
  allDueDatesFailed: "We can’t show all due dates. Check your connection and try again.",
  latestBills: "The latest bills",
  allBills: "All bills",
  activeSupplies: "Your supplies",
  allSupplies: "All {count} active supplies",
  suppliesFailed: "We can’t load the supplies",
  noSuppliesTitle: "No active supplies",
  noSuppliesText: "When a supply of electricity or gas is active you find it here.",
  estimated: "estimated",
};

/** English texts of `payMonthsMessages`. */
export const payMonths: WordsOf<typeof payMonthsMessages> = {
  title: "To pay, month by month",
  billOne: "One bill",
  billOther: "{count} bills",
  onlyOverdue: "Overdue",
  allOverdue: "Overdue",
  overdueOne: "One overdue: {amount}",
  overdue: "Overdue {amount}",
  noDate: "No due date",
};
