import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, addMonths } from "../base/dates.ts";
import type { BillWire, StoredBill } from "../bills/wire.ts";
import { makeBill, meteredLines, numbered } from "./billing.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";

const customerId = "100008";
const place = { toponym: "Via", via: "del Confronto", civicNumber: "8", city: "Ferrara", province: "FE", postalCode: "44121" };

/** A bill that is debited in ten days; older ones are paid. */
function bill(supply: Supply, emission: string, paid: boolean, more: { less?: number; changes?: Partial<BillWire> } = {}): StoredBill {
  const recalculation = more.less ? { label: "Ricalcolo del periodo precedente", less: more.less } : undefined;
  return makeBill({
    ...{ supply, emission, dueIn: 20, lines: meteredLines(supply, emission, recalculation), mode: "RID30" },
    paid: paid ? addDays(emission, 20) : null,
    ...(more.changes && { changes: more.changes }),
  });
}

/**
 * Bills whose amount is hard to compare: one that takes back use of an earlier period, one with a credit note alone before it, and one whose
 * predecessor has no amount.
 */
export function ricalcolo(today: string): Sample {
  const homes = [
    makeSupply(customerId, 1, "Electric", place, { nickname: "Casa con ricalcolo" }),
    makeSupply(customerId, 2, "Gas", place, { nickname: "Gas dopo una nota di credito" }),
    makeSupply(customerId, 3, "Electric", { ...place, civicNumber: "10" }, { nickname: "Bolletta senza importo" }),
  ];
  const [recalculated, credited, unknown] = homes.map(({ supply }) => supply) as [Supply, Supply, Supply];
  const issued = (age: number) => addMonths(addDays(today, -10), -age);
  const note = { TIPODOCUMENTOCOD: "NC", TIPODOCUMENTO: "Nota di credito", IMPORTOTOTALE: -18.3, IMPORTOFORNITURA: -18.3, DETTAGLI: null };
  const bills = [
    bill(recalculated, issued(4), true),
    bill(recalculated, issued(2), true),
    bill(recalculated, issued(0), false, { less: 120 }),
    bill(credited, issued(2), true, { changes: note }),
    bill(credited, issued(0), false),
    bill(unknown, issued(4), true),
    bill(unknown, issued(2), true, { changes: { IMPORTOTOTALE: null } }),
    bill(unknown, issued(0), false),
  ];
  const person = { customerId, name: "Rino", surname: "Ricalcolo", fiscalCode: "RCLRNI74E08A944M" };
  return { ...makeSample("ricalcolo@esempio.it", person, homes), bills: numbered(bills, 9601) };
}
