import type { AccountStatementRow } from "@favilla/design-system/bills/accountStatement.ts";
import type { StatementSupply } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { sampleBills } from "./sample.ts";

/** The documents of the sample bills with their payment conditions, and a credit note. All names are invented. */
export const sampleRows: readonly AccountStatementRow[] = [
  ...sampleBills.map(({ total, number, ...bill }, index) => ({
    ...bill,
    number,
    href: `#n=${number}`,
    amount: total,
    paymentCondition: (["bank", "postal", "booklet", null] as const)[index],
  })),
  {
    id: "2026-1004410",
    commodity: "gas",
    supplyName: "Via dei Tigli 14",
    year: 2026,
    number: "1004410",
    status: "Paid",
    emissionDate: "2026-08-05",
    expiryDate: "2026-08-05",
    paymentDate: "2026-08-05",
    period: { from: "2026-06-01", to: "2026-07-31" },
    paymentCondition: "bank",
    creditNote: true,
    amount: -12.4,
  },
];

export const totalOf = (rows: readonly AccountStatementRow[]) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Returns this many documents, each with its own id and number. */
export const manyRows = (count: number): AccountStatementRow[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(1045231 - index * 37);
    return { ...(sampleRows[index % sampleRows.length] as AccountStatementRow), id: number, number };
  });

export const fewSupplies: readonly StatementSupply[] = [
  { id: "s1", name: "Casa di Bologna" },
  { id: "s2", name: "Casa al mare", hint: "Via Fittizia 8, Forlì" },
];

/** The supplies of Condominio Campione. */
export const manySupplies: readonly StatementSupply[] = Array.from({ length: 500 }, (_, index) => ({
  id: `c${index + 1}`,
  name: `Scala ${String.fromCharCode(65 + (index % 5))}, interno ${Math.floor(index / 5) + 1}`,
  hint: "Via Fittizia 8, Bologna",
}));
