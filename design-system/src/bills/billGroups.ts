import type { BillState } from "./billState.ts";

const names = ["billsToPay", "reportedBills", "debitedBills", "otherBills", "paidBills"] as const;

/** Name of a group of bills, and the key of its word. */
export type BillGroupName = (typeof names)[number];

/** A part of a list of bills. */
export interface BillGroup<Bill> {
  name: BillGroupName;
  bills: Bill[];
}

const groupOfPayer = { customer: "billsToPay", reported: "reportedBills", debit: "debitedBills" } as const;

/** Returns the group of a bill by its state. */
function groupOf({ status, payer }: BillState): BillGroupName {
  if (status === "Paid") return "paidBills";
  return payer === null ? "otherBills" : groupOfPayer[payer];
}

/** Parts bills into those that the customer pays, those reported as paid, those that are debited, others such as credits, and paid ones. */
export function billGroups<Bill>(bills: readonly Bill[], stateOf: (bill: Bill) => BillState): BillGroup<Bill>[] {
  const found = bills.map((bill) => ({ bill, group: groupOf(stateOf(bill)) }));
  return names
    .map((name) => ({ name, bills: found.filter(({ group }) => group === name).map(({ bill }) => bill) }))
    .filter((group) => group.bills.length > 0);
}
