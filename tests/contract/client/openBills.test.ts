import { billsOfSupply, isOfSupply } from "@favilla/design-system/bills/billsOfSupply.ts";
import { byUrgency, toPay, totalOf } from "@favilla/design-system/bills/openBills.ts";
import { openDocuments } from "@favilla/design-system/bills/openDocuments.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { homeBills } from "@favilla/design-system/home/due.ts";
import { expect, it } from "vitest";
import { today } from "../../../portal/src/platform/time/today.ts";
import { everyBill } from "../../../portal/src/rooms/bills/billQuery.ts";
import { requestedOf } from "../../../portal/src/rooms/bills/card/billLink.ts";
import { newestBillsQuery, openAmong, openBillsQuery } from "../../../portal/src/rooms/bills/queries.ts";
import { fetchWholeStatement } from "../../../portal/src/rooms/bills/statement/calls.ts";
import { wholeStatement } from "../../../portal/src/rooms/bills/statement/statement.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { signIns } from "../../../sandbox/src/seed/signIns.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();
const { signal } = new AbortController();

/** Old accounts, which must be moved before they are signed in. */
const isMoved = (email: string) => email.startsWith("migra");

it.each(signIns.map(({ email }) => email).filter((email) => !isMoved(email)))(
  "[AS-17, AS-26, BL-64] home, list, bar, way to pay, statement and supplies count the same bills to pay, and the same debits: %s",
  async (email) => {
    const { customerId } = await signIn(email);
    const day = today();
    const openOf = (supply: string | null) => openBillsQuery.fetch(customerId, signal, { ...everyBill, supply });
    const newestOf = (supply: string | null) => newestBillsQuery.fetch(customerId, signal, { supply });
    const [newest, open] = [await newestOf(null), await openOf(null)];
    const known = openAmong(newest) ?? open;
    const home = homeBills(newest.items, known, day);
    const due = toPay(open, day);
    const ids = (bills: readonly { id: number }[]) => bills.map(({ id }) => id);
    expect(ids(byUrgency(known, day))).toEqual(ids(byUrgency(open, day)));
    expect(ids(toPay(home?.unpaid ?? [], day))).toEqual(ids(due));
    expect(due.map(({ id }) => requestedOf(due, String(id))?.id)).toEqual(ids(due));

    const documents = await fetchWholeStatement(wholeStatement, () => undefined, signal);
    const sums = openDocuments({ fetched: documents, complete: true } as never, day);
    const debits = open.flatMap((bill) => stateOf(bill, day).parts.filter(({ payer }) => payer === "debit"));
    // A sum that leaves an unknown amount out is not said.
    const total = totalOf(due, day);
    if (total === null) expect(sums).toBeUndefined();
    else expect([sums?.toPay.count, sums?.toPay.amount, sums?.debits.count]).toEqual([due.length, total, debits.length]);

    const supplies = (await fetchSupplies(customerId, signal)).filter(({ supplyCode }) => supplyCode !== null).slice(0, 12);
    for (const { supplyCode } of supplies) {
      const own = due.filter((bill) => [bill, ...bill.details].some((each) => each.supplyCode === supplyCode));
      const found = await openOf(supplyCode);
      expect(ids(toPay(found, day))).toEqual(ids(own));
      const { items: bills, total } = await newestOf(supplyCode);
      const ofSupply = billsOfSupply({ bills, total, open: found }, supplyCode as string, day);
      expect(ofSupply.unpaid).toBe(own.length);
      // What is known of all bills says the same of one supply.
      const ofAll = newest.items.filter((bill) => isOfSupply(bill, supplyCode as string));
      if (openAmong(newest)) expect(ids(ofAll)).toEqual(ids(bills));
    }
  },
);
