import type { ExportTable } from "../data/exportTable.ts";
import type { dataMessages } from "../data/messages.it.ts";
import type { suppliesMessages } from "../supplies/messages.it.ts";
import type { WordsOf } from "../theme/messages.ts";
import { isAutomatic } from "./accountStatement.ts";
import type { billsMessages } from "./messages.it.ts";
import { paymentStatusLook } from "./paymentStatus.ts";
import type { statementMessages } from "./statementMessages.it.ts";
import type { suppliesTableMessages } from "./suppliesTableMessages.it.ts";
import type { SupplyWithBill } from "./suppliesWithBills.ts";

interface ExportWords {
  table: WordsOf<typeof suppliesTableMessages>;
  statement: WordsOf<typeof statementMessages>;
  supplies: WordsOf<typeof suppliesMessages>;
  kinds: WordsOf<typeof dataMessages>;
  bills: WordsOf<typeof billsMessages>;
}

/** Returns supplies with their last bills as a table to export, in the same order. */
export const suppliesExport = (rows: readonly SupplyWithBill[], words: ExportWords): ExportTable => ({
  title: words.supplies.list,
  columns: [
    { header: words.table.name, kind: "text" },
    { header: words.table.kind, kind: "text" },
    { header: words.table.code, kind: "text" },
    { header: words.table.address, kind: "text" },
    { header: words.table.number, kind: "text" },
    { header: words.statement.emissionDate, kind: "date" },
    { header: words.statement.expiryDate, kind: "date" },
    { header: words.statement.status, kind: "text" },
    { header: words.table.lastBill, kind: "money" },
  ],
  rows: rows.map(({ supply, bill }) => [
    supply.name,
    words.kinds[supply.commodity],
    supply.podOrPdr,
    supply.address,
    bill && `${bill.year} / ${bill.number}`,
    bill?.emissionDate,
    bill?.expiryDate,
    bill && words.bills[paymentStatusLook(bill.status, bill.balance, isAutomatic(bill)).word],
    bill?.amount,
  ]),
});
