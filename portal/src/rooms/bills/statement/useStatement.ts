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

/**
 * Loads the documents of the statement. The servers only have the order "newest first", so any other order needs all documents, as
 * choosing all does: they are read page after page (AS-12, AS-45). Another order or filter cancels that.
 */
export function useOrderedStatement(
  filter: StatementFilter | null,
  sort: AccountStatementSort,
): { load: Load<LoadedDocuments>; ordering: Ordering; onWhole: (wanted: boolean) => void } {
  const customerId = useSession()?.customerId;
  const pages = customerId && filter ? { name: "statement", customerId, filter } : null;
  const load = usePages(pages, pageSize, (key, signal) => fetchStatement({ filter: key.filter, page: key.page, pageSize }, signal));
  const [progress, setProgress] = useState<StatementProgress>();
  const place = JSON.stringify(filter);
  const [wanted, setWanted] = useState<string>();
  const needsAll = load.state === "Loaded" && !load.data.complete && (wanted === place || !isNewestFirst(sort));
  const onWhole = (isWanted: boolean) => setWanted(isWanted ? place : undefined);
  const wholeQuery = privateQuery("wholeStatement", (_customerId, signal, all: StatementFilter) =>
    fetchWholeStatement(all, setProgress, signal),
  );
  const whole = useQuery(wholeQuery, needsAll ? filter : null);
  if (!needsAll) return { load, ordering: { state: "Unset" }, onWhole };
  if (whole.state === "LoadFailure") return { load, ordering: { state: "LoadFailure", retry: whole.retry }, onWhole };
  if (whole.state !== "Loaded") return { load, ordering: { state: "Loading", progress }, onWhole };
  const data = { ...load.data, fetched: whole.data, complete: true, hasMore: load.data.items.length < whole.data.length };
  return { load: { state: "Loaded", data }, ordering: { state: "Unset" }, onWhole };
}
