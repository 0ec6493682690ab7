import type { ExportTable } from "../data/exportTable.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import type { AccountBalance } from "./accountBalance.ts";
import type { AccountStatementSort } from "./accountStatement.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { inOrder, type RowContext, statementTable, toRow } from "./documentRows.ts";
import { billsMessages } from "./messages.it.ts";
import { statementMessages } from "./statementMessages.it.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";

/** Returns a function that makes the table to export of documents of the statement, in an order and under a title. */
export function useStatementTable(
  title: string,
): (balances: readonly AccountBalance[], sort: AccountStatementSort, context: RowContext) => ExportTable {
  const words = {
    ...useMessages(statementPageMessages),
    title,
    statement: useMessages(statementMessages),
    bills: useMessages(billsMessages),
    filter: useMessages(billFilterMessages),
    commodities: useMessages(dataMessages),
  };
  return (balances, sort, context) => {
    const rows = balances.map((balance) => toRow(balance, context));
    return statementTable(inOrder(rows, sort), words);
  };
}
