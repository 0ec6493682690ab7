import { fetchAccountTotal, fetchStatement, fetchStatementChoices, fetchStatementTotal, type StatementQuery } from "../api/statement.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { StatementChoices, StatementFilter, StatementPage, StatementTotal } from "./statement.ts";

/** A page of the statement. */
export const useStatement = (query: StatementQuery): Load<StatementPage> =>
  toLoad(
    usePrivate<StatementPage, StatementQuery>("statement", (_customerId, asked, signal) => fetchStatement(asked, signal), query),
    ({ total }) => total === 0,
  );

/** What all rows of a filter come to. */
export const useStatementTotal = (filter: StatementFilter): Load<StatementTotal> =>
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
