import type { LoadedDocuments, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import type { AccountStatementSort } from "@favilla/design-system/bills/accountStatement.ts";
import type { Ordering, StatementProgress } from "@favilla/design-system/bills/StatementOrdering.tsx";
import { isNewestFirst } from "@favilla/design-system/bills/statementQuery.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useState } from "react";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { usePages } from "../../../platform/query/usePages.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useSession } from "../../../platform/session/session.ts";
import { fetchStatement, fetchWholeStatement } from "./calls.ts";

/** Documents per request. Most customers have fewer, so that all of them can be sorted at once. */
const pageSize = 100;

/** Loads the documents of the statement, newest first. `null` makes no request. */
export function useStatement(filter: StatementFilter | null): Load<LoadedDocuments> {
  const customerId = useSession()?.customerId;
  return usePages(customerId && filter ? { name: "statement", customerId, filter } : null, pageSize, ({ filter, page }, signal) =>
    fetchStatement({ filter, page, pageSize }, signal),
  );
}

/**
 * Loads the documents of the statement. The servers only have the order "newest first", so any other order needs all documents: they are
 * read page after page (AS-12). Another order or filter cancels that.
 */
export function useOrderedStatement(
  filter: StatementFilter | null,
  sort: AccountStatementSort,
): { load: Load<LoadedDocuments>; ordering: Ordering } {
  const load = useStatement(filter);
  const [progress, setProgress] = useState<StatementProgress>();
  const needsAll = load.state === "Loaded" && !load.data.complete && !isNewestFirst(sort);
  const wholeQuery = privateQuery("wholeStatement", (_customerId, signal, all: StatementFilter) =>
    fetchWholeStatement(all, setProgress, signal),
  );
  const whole = useQuery(wholeQuery, needsAll ? filter : null);
  if (!needsAll) return { load, ordering: { state: "Unset" } };
  if (whole.state === "LoadFailure") return { load, ordering: { state: "LoadFailure", retry: whole.retry } };
  if (whole.state !== "Loaded") return { load, ordering: { state: "Loading", progress } };
  const data = { ...load.data, fetched: whole.data, complete: true, hasMore: load.data.items.length < whole.data.length };
  return { load: { state: "Loaded", data }, ordering: { state: "Unset" } };
}
