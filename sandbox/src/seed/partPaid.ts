import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, placeholders, timestamp } from "../base/dates.ts";
import type { StoredBill } from "../bills/wire.ts";
import { makeBill, numbered } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";

const customerId = "100010";
const place = { toponym: "Via", via: "degli Acconti", civicNumber: "4", city: "Parma", province: "PR", postalCode: "43100" };

type Plan = Pick<Parameters<typeof makeBill>[0], "rates" | "paidRates" | "reminded" | "changes"> & {
  total: number;
  /** Days from today to the first due date. */
  due: number;
  account?: StoredBill["account"];
};

/**
 * Bills of which part is paid: twelve instalments of which one is overdue after nine that are paid, and of which two are; one that is overdue
 * by a reminder alone, without a due date; one that was paid in part on a day that the account tells; and one with interest.
 */
const plans = (today: string): Record<string, Plan> => ({
  Casa: { total: 1200, due: -287, rates: 12, paidRates: 9 },
  Negozio: { total: 3000, due: -318, rates: 12, paidRates: 9 },
  Cantina: { total: 64.1, due: -40, reminded: true, changes: { DATASCADENZA: placeholders[0] } },
  Studio: {
    ...{ total: 80, due: 9 },
    account: { DATAPAGAMENTO: timestamp(addDays(today, -3)), IMPORTOPAGATO: 50, SALDO: 30, STATOPAGAMENTO: 0 },
  },
  Garage: { total: 100, due: -25, account: { IMPORTOPAGATO: 0, SALDO: 103.2 } },
});

const billOf = (supply: Supply, today: string, { total, due, account, ...more }: Plan): StoredBill => {
  const lines = [{ IMPORTO: total, DESCRIZIONE: "Spesa per l’energia" }];
  return { ...makeBill({ supply, emission: addDays(today, due - 20), dueIn: 20, lines, mode: "BOL30", ...more }), account };
};

/** A customer of whose bills the account tells more than their days: payments in part, reminders, interest. */
export function acconti(today: string): Sample {
  const all = Object.entries(plans(today)).map(([nickname, plan], index) => ({
    plan,
    home: makeSupply(customerId, index + 1, index % 2 ? "Gas" : "Electric", place, { nickname }),
  }));
  const bills = all.map(({ plan, home: { supply } }) => billOf(supply, today, plan));
  const person = { customerId, name: "Anita", surname: "Acconti", fiscalCode: "CCNNTA82C52G337K" };
  return {
    ...makeSample(
      "acconti@esempio.it",
      person,
      all.map(({ home }) => home),
    ),
    bills: numbered(bills, 9701),
  };
}
