import type { WordsOf } from "../theme/messages.ts";
import type { Bill } from "./bill.ts";
import type { billCardMessages } from "./cardMessages.it.ts";
import { type OpenFacts, paymentModeOf, stateOf } from "./stateOf.ts";

interface PayingContext {
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
  words: WordsOf<typeof billCardMessages>;
}

/** Describes how and where an open bill is paid. Returns undefined for a bill that is paid or reported as paid. */
export function payingText(bill: OpenFacts & Pick<Bill, "paymentId">, { today, words }: PayingContext): string | undefined {
  const { payer, late } = stateOf(bill, today);
  if (payer === null || payer === "reported") return undefined;
  switch (paymentModeOf(bill.paymentType)) {
    case "bank":
      return late ? words.payBankLate : words.payBank;
    case "booklet":
      return late ? words.payBookletLate : words.payBooklet;
    case "postal":
      return bill.paymentId ? words.payPostalCode : words.payPostal;
    case null:
      return words.payUnknown;
  }
}
