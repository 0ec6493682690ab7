import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { paymentModeOf } from "@favilla/design-system/bills/stateOf.ts";
import { bills } from "../sample/bills.ts";

const lines = { electricity: "light", gas: "gas" } as const;

/** The documents of the sample, newest first: give the page those of your server. */
export const documents: readonly AccountBalance[] = bills.map(({ totalAmount, ...bill }) => ({
  ...bill,
  documentType: bill.documentType ?? "Fattura",
  productLine: lines[bill.commodity as keyof typeof lines] ?? "other",
  paymentCondition: paymentModeOf(bill.paymentType),
  rates: [...bill.rates],
  amount: totalAmount,
  paidAmount: bill.paymentDate ? totalAmount : 0,
  balance: bill.paymentDate ? 0 : totalAmount,
}));
