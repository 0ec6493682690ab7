import { comparedWith, isComparable, isFirstOf } from "@favilla/design-system/bills/comparedBills.ts";
import { expect, it } from "vitest";
import { billsOfSuppliesQuery } from "../../../portal/src/rooms/bills/queries.ts";
import { fetchWholeStatement } from "../../../portal/src/rooms/bills/statement/calls.ts";
import { wholeStatement } from "../../../portal/src/rooms/bills/statement/statement.ts";
import { comparedIn } from "../../../portal/src/rooms/bills/why/useWhy.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { signIns } from "../../../sandbox/src/seed/signIns.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();
const { signal } = new AbortController();

/** Old accounts, which must be moved before they are signed in. */
const isMoved = (email: string) => email.startsWith("migra");
const mostSupplies = 6;
const mostBills = 30;

it.each(signIns.map(({ email }) => email).filter((email) => !isMoved(email)))(
  "[AP-48, BL-58, BL-95] the bills of a supply tell what the account's documents tell of those to compare one with: %s",
  async (email) => {
    const { customerId } = await signIn(email);
    const codes = (await fetchSupplies(customerId, signal)).flatMap(({ supplyCode }) => supplyCode ?? []).slice(0, mostSupplies);
    for (const code of codes) {
      const documents = await fetchWholeStatement({ ...wholeStatement, supplyCodes: [code] }, () => undefined, signal);
      const known = await billsOfSuppliesQuery.fetch(customerId, signal, [code]);
      expect(known.complete).toBe(true);
      for (const bill of known.bills.filter((each) => isComparable(each) && each.supplyCode === code).slice(0, mostBills)) {
        const [found, told] = [comparedIn(bill, known), comparedWith(bill, documents)];
        expect([found.previous?.id, found.lastYear?.id, found.isFirst]).toEqual([
          told.previous?.id,
          told.lastYear?.id,
          isFirstOf(bill, documents),
        ]);
      }
    }
  },
);
