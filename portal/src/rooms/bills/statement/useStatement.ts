import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Pages, usePages } from "../../../platform/loading/usePages.ts";
import { useSession } from "../../../platform/session/session.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchAccountTotal, fetchStatement, fetchStatementChoices, fetchStatementTotal } from "./calls.ts";
import type { AccountBalance, StatementChoices, StatementFilter, StatementTotal } from "./statement.ts";

/** Documents per request. Most customers have fewer, so that all of them can be sorted. */
const pageSize = 100;

/** Loads the documents of the statement, newest first. `null` makes no request. */
export function useStatement(filter: StatementFilter | null): Load<Pages<AccountBalance>> {
  const customerId = useSession()?.customerId;
  return usePages(customerId && filter ? { name: "statement", customerId, filter } : null, pageSize, async ({ filter, page }, signal) => {
    const { balances: items, total } = await fetchStatement({ filter, page, pageSize }, signal);
    return { items, total };
  });
}

/** Loads the totals of a filter. `null` makes no request. */
export const useStatementTotal = (filter: StatementFilter | null): Load<StatementTotal> =>
  toLoad(
    usePrivate<StatementTotal, StatementFilter>(
      "statementTotal",
      (_customerId, filter, signal) => fetchStatementTotal(filter, signal),
      filter,
    ),
  );

/** Loads the totals of the whole account. */
export const useAccountTotal = (): Load<StatementTotal> =>
  toLoad(usePrivate("accountTotal", (_customerId, _query, signal) => fetchAccountTotal(signal)));

/** Loads the options of the statement's filter. */
export const useStatementChoices = (): Load<StatementChoices> =>
  toLoad(usePrivate("statementChoices", (_customerId, _query, signal) => fetchStatementChoices(signal)));
