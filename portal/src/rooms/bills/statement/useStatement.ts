import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Pages, usePages } from "../../../platform/loading/usePages.ts";
import { useSession } from "../../../platform/session/session.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchAccountTotal, fetchStatement, fetchStatementChoices, fetchStatementTotal } from "./calls.ts";
import type { AccountBalance, StatementChoices, StatementFilter, StatementTotal } from "./statement.ts";

/** How many documents a call asks for: most customers have fewer, so that all of them can be sorted. */
const pageSize = 100;

/** The documents of the statement, newest first. `null` asks for nothing. */
export function useStatement(filter: StatementFilter | null): Load<Pages<AccountBalance>> {
  const customerId = useSession()?.customerId;
  return usePages(customerId && filter ? { name: "statement", customerId, filter } : null, pageSize, async ({ filter, page }, signal) => {
    const { balances: items, total } = await fetchStatement({ filter, page, pageSize }, signal);
    return { items, total };
  });
}

/** What all rows of a filter come to. `null` asks for nothing. */
export const useStatementTotal = (filter: StatementFilter | null): Load<StatementTotal> =>
  toLoad(
    usePrivate<StatementTotal, StatementFilter>(
      "statementTotal",
      (_customerId, asked, signal) => fetchStatementTotal(asked, signal),
      filter,
    ),
  );

/** What the whole account comes to. */
export const useAccountTotal = (): Load<StatementTotal> =>
  toLoad(usePrivate("accountTotal", (_customerId, _query, signal) => fetchAccountTotal(signal)));

/** What the statement can be filtered by. */
export const useStatementChoices = (): Load<StatementChoices> =>
  toLoad(usePrivate("statementChoices", (_customerId, _query, signal) => fetchStatementChoices(signal)));
