import type { billCardMessages } from "../../bills/cardMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billCardMessages`. */
export const words: WordsOf<typeof billCardMessages> = {
  noneTitle: "You don’t have any bills yet",
  noneText: "You are a new customer: as soon as we issue your first bill you find it here.",
  failed: "We can’t load the bills",
  downloading: "We are preparing your file…",
  downloadFailed: "We could not download the bill",
  payBank: "The amount is debited from your account on the due date: you don’t have to do anything.",
  payBankLate: "We have not received the direct debit. Ask your bank, or pay with the code.",
  payBooklet: "The amount is debited from your savings book on the due date: you don’t have to do anything.",
  payBookletLate: "We have not received the debit from the savings book. Ask the post office, or pay with the code.",
  payPostal: "Pay it with the payment slip in the PDF: at a bank, post office or tobacconist’s.",
  payPostalCode: "Pay it at a bank, post office or tobacconist’s: the code is in “How to pay”.",
  payUnknown: "The PDF says how and where to pay it.",
  lineElectricity: "Cost of electricity",
  lineGas: "Cost of natural gas",
  lineTv: "TV licence fee (canone)",
  lineService: "Additional services",
  lineOther: "Other items",
  lineDays: "days",
};
