import type { Bill, DetailedBill } from "@favilla/design-system/bills/bill.ts";
import { spendingOf } from "@favilla/design-system/bills/spending.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { lastDayOf, toMonth } from "@favilla/design-system/data/dates.ts";
import { bills, supplies } from "./pageSample.tsx";

const sample = bills[0] as Bill;

/** Months from January 2023 on, numbered from 0. */
const monthAt = (index: number) => toMonth(2023 + Math.floor(index / 12), (index % 12) + 1);

/** Consumption of a month: more in winter, and a little more each year. */
const consumedIn = (index: number) => 120 + 8 * Math.abs((index % 12) - 6) + Math.floor(index / 12);

const lineOf = (supplyCode: string, kind: DetailedBill["kind"], quantity: number, unitPrice: number): DetailedBill => ({
  ...{ supplyCode, type: null, vas: null, kind, quantity, unit: kind === "energy" ? "kWh" : "giorni", unitPrice },
  amount: Math.round(quantity * unitPrice * 100) / 100,
});

/** A bill of two months from the one with this number on. */
function billFrom(index: number, supplyCode: string, price: number): Bill {
  const details = [lineOf(supplyCode, "energy", consumedIn(index) + consumedIn(index + 1), price), lineOf(supplyCode, "fixed", 61, 0.3)];
  const [periodFrom, periodTo] = [`${monthAt(index)}-01`, lastDayOf(monthAt(index + 1))];
  const totalAmount = details.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { ...sample, id: index * 10 + supplyCode.length, supplyCode, periodFrom, periodTo, details, totalAmount };
}

const twoMonths = Array.from({ length: 23 }, (_, index) => 2 * index);

/** Cost of two supplies from January 2023 to October 2026. */
export const spending = spendingOf(
  twoMonths.flatMap((index) => [billFrom(index, "S-1", 0.2), billFrom(index, "S-2", 0.31)]),
  supplies,
);

/** Readings of the end of each of those months. */
export const readings: readonly ConsumptionRow[] = Array.from({ length: 46 }, (_, index) => ({
  ...{ date: lastDayOf(monthAt(index)), year: 2023 + Math.floor(index / 12), month: (index % 12) + 1, consumption: consumedIn(index) },
  ...{ reading: null, zone: null, origin: "distributor", description: null },
}));
