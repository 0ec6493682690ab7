import type { billDataMessages } from "../../bills/billDataMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billDataMessages`. */
export const words: WordsOf<typeof billDataMessages> = {
  title: "Details of the bill",
  fiscalCode: "Tax code (codice fiscale)",
  ofSupply: "{label} of {name}",
  address: "Address of the supply",
  contract: "Contract",
  period: "Period",
  periodDays: "from {from} to {to}",
  due: "Due date",
  paid: "Paid on",
  method: "Payment method",
  bank: "Direct debit from a bank account",
  booklet: "Debit from a postal savings book",
  postal: "Postal payment slip",
};
