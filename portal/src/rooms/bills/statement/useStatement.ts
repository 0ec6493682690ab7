import type { AccountStatementSort } from "@favilla/design-system/bills/accountStatement.ts";
import { useState } from "react";
import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Pages, usePages } from "../../../platform/loading/usePages.ts";
import { useSession } from "../../../platform/session/session.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import {
  fetchAccountTotal,
  fetchStatement,
  fetchStatementChoices,
  fetchStatementTotal,
  fetchWholeStatement,
  type StatementProgress,
} from "./calls.ts";
import type { AccountBalance, StatementChoices, StatementFilter, StatementTotal } from "./statement.ts";
import { isNewestFirst } from "./statementAddress.ts";

/** Documents per request. Most customers have fewer, so that all of them can be sorted at once. */
const pageSize = 100;

/** Loads the documents of the statement, newest first. `null` makes no request. */
export function useStatement(filter: StatementFilter | null): Load<Pages<AccountBalance>> {
  const customerId = useSession()?.customerId;
  return usePages(customerId && filter ? { name: "statement", customerId, filter } : null, pageSize, async ({ filter, page }, signal) => {
    const { balances: items, total } = await fetchStatement({ filter, page, pageSize }, signal);
    return { items, total };
  });
}

/** State of an order for which more documents must be read than are shown. */
export interface Ordering {
  /** Unset if nothing more is needed. */
  state: "Unset" | "Loading" | "LoadFailure";
  progress?: StatementProgress | undefined;
  retry?: (() => void) | undefined;
}

/**
 * Loads the documents of the statement. The servers only have the order "newest first", so any other order needs all documents: they are
 * read page after page (AS-12). Another order or filter cancels that.
 */
export function useOrderedStatement(
  filter: StatementFilter | null,
  sort: AccountStatementSort,
): { load: Load<Pages<AccountBalance>>; ordering: Ordering } {
  const load = useStatement(filter);
  const [progress, setProgress] = useState<StatementProgress>();
  const needsAll = load.state === "Loaded" && !load.data.complete && !isNewestFirst(sort);
  const whole = toLoad(
    usePrivate<AccountBalance[], StatementFilter>(
      "wholeStatement",
      (_customerId, all, signal) => fetchWholeStatement(all, setProgress, signal),
      needsAll ? filter : null,
    ),
  );
  if (!needsAll) return { load, ordering: { state: "Unset" } };
  if (whole.state === "LoadFailure") return { load, ordering: { state: "LoadFailure", retry: whole.retry } };
  if (whole.state !== "Loaded") return { load, ordering: { state: "Loading", progress } };
  const data = { ...load.data, fetched: whole.data, complete: true, hasMore: load.data.items.length < whole.data.length };
  return { load: { state: "Loaded", data }, ordering: { state: "Unset" } };
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
