import { defineMessages } from "../theme/messages.ts";

/** Words of the months of a customer with many bills. They are in their own module, because few customers see them. */
export const payMonthsMessages = defineMessages("payMonths", {
  title: "Da pagare, mese per mese",
  billOne: "Una bolletta",
  billOther: "{count} bollette",
  onlyOverdue: "Scaduta",
  allOverdue: "Scadute",
  overdueOne: "Una scaduta: {amount}",
  overdue: "Scadute {amount}",
  noDate: "Senza scadenza",
});
