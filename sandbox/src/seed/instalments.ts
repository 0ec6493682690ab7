import { addDays, addMonths } from "../base/dates.ts";
import type { DetailWire, StoredBill } from "../bills/wire.ts";
import { makeBill, meteredLines, numbered, type PaymentMode } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";

const place = { toponym: "Via", via: "delle Rate", civicNumber: "3", city: "Parma", province: "PR", postalCode: "43100" };

interface Plan {
  /** Number of the supply, from 1. */
  supply: number;
  mode: PaymentMode;
  total: number;
  /** Days from today to the first due date. */
  due: number;
  rates?: number;
  paidRates?: number;
}

/** The open bills: one instalment paid and none overdue; one overdue in the middle, of amounts that do not divide evenly; a debit of instalments. */
const plans: readonly Plan[] = [
  { supply: 1, mode: "BOL30", total: 99.06, due: -7, rates: 3, paidRates: 1 },
  { supply: 2, mode: "BOL30", total: 100, due: -45, rates: 3, paidRates: 1 },
  { supply: 3, mode: "RID30", total: 200, due: -20, rates: 4, paidRates: 1 },
  { supply: 4, mode: "BOL30", total: 41.2, due: 12 },
];

/** A customer whose bills are paid in instalments, with a credit note that is still open. */
export function inInstalments(today: string): Sample {
  const names = ["Casa in centro", "Garage", "Studio", "Cantina"];
  const homes = names.map((nickname, index) => makeSupply("100009", index + 1, index === 1 ? "Gas" : "Electric", place, { nickname }));
  const supplyOf = (number: number) => homes[number - 1]?.supply ?? homes[0]?.supply;
  const person = { customerId: "100009", name: "Renata", surname: "Rate", fiscalCode: "RTARNT82C52G337J" };
  const flat = (amount: number): readonly DetailWire[] => [{ IMPORTO: amount, DESCRIZIONE: "Spesa per l’energia" }];
  const open = plans.flatMap(({ supply: number, total, due, ...rest }): StoredBill[] => {
    const supply = supplyOf(number);
    return supply ? [makeBill({ supply, emission: addDays(today, due - 20), dueIn: 20, lines: flat(total), ...rest })] : [];
  });
  const older = homes.flatMap(({ supply }, index): StoredBill[] => {
    const emission = addMonths(addDays(today, -30), -3);
    const rates = index === 0 ? { rates: 2 } : {};
    return [
      makeBill({
        supply,
        emission,
        dueIn: 20,
        lines: meteredLines(supply, emission),
        mode: "BOL30",
        paid: addDays(emission, 25),
        ...rates,
      }),
    ];
  });
  const [home] = homes;
  const note = home && [
    makeBill({
      supply: home.supply,
      emission: addDays(today, -12),
      dueIn: 0,
      lines: flat(-35.4),
      mode: "BOL30",
      changes: { DATASCADENZA: null, TIPODOCUMENTOCOD: "NC", TIPODOCUMENTO: "Nota di credito" },
    }),
  ];
  return { ...makeSample("rate@esempio.it", person, homes), bills: numbered([...open, ...older, ...(note ?? [])], 9501) };
}
