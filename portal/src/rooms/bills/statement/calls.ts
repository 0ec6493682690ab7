import type { AccountBalance, AccountTotal, StatementChoices, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import type { StatementProgress } from "@favilla/design-system/bills/StatementOrdering.tsx";
import { uniqueBy } from "@favilla/design-system/data/uniqueBy.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import type { Page } from "../../../platform/wire/page.ts";
import type { RequestOf } from "../../../platform/wire/publicRest.ts";
import { readPages } from "../../../platform/wire/readPages.ts";
import { get, post } from "../../../platform/wire/rest.ts";
import { paymentConditions, productLines, statusCodes } from "../billCodes.ts";
import { parseChoices, parseStatement, parseTotal } from "./statement.ts";

type Filter = RequestOf<"accountBalanceTotal">["body"];

/** Converts the filter to the server's names and codes (AS-01). */
export const statementFilter = (filter: StatementFilter): Filter => ({
  supplyCodes: [...filter.supplyCodes],
  StatoPagamento: filter.statuses.flatMap((status) => statusCodes[status]),
  LineaProdottoCod: filter.productLines.map((line) => productLines[line]),
  DataCompetenzaDa: filter.periodFrom,
  DataCompetenzaA: filter.periodTo,
  ImportoDa: filter.totalFrom,
  ImportoA: filter.totalTo,
  condizionePagamento: filter.paymentConditions.map((condition) => paymentConditions[condition]),
});

export interface StatementRequest {
  filter: StatementFilter;
  page: number;
  pageSize: number;
}

/** Returns `none` if the filter names a supply of another customer, as an address may do. Other failures are passed on. */
async function orNone<T>(call: Promise<T>, none: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === "SUPPLY-NOT-FOUND") return none;
    throw error;
  }
}

/** Fetches rows of the account statement, newest document first. */
export async function fetchStatement(
  { filter, page: pageNumber, pageSize }: StatementRequest,
  signal?: AbortSignal,
): Promise<Page<AccountBalance>> {
  const order = { sortColumnName: "DOCTES_ANNO_DOC", sortDirection: "DESC" } as const;
  const response = post("accountBalances", { body: { ...statementFilter(filter), pageNumber, pageSize, ...order }, signal });
  return orNone(response.then(parseStatement), { items: [], received: 0, total: 0 });
}

/** Rows per request, the most that the contract allows. */
export const largestPage = 200;
const mostPages = 250;

const each = (balances: readonly AccountBalance[]) => uniqueBy(balances, ({ id }) => id);

/**
 * Fetches all documents of a filter, newest first, page after page. A document that comes twice, because another one came in between,
 * counts once. Throws an ApiError rather than return a part of them.
 */
export async function fetchWholeStatement(
  filter: StatementFilter,
  onProgress: (progress: StatementProgress) => void,
  signal?: AbortSignal,
): Promise<AccountBalance[]> {
  const { items, complete } = await readPages({
    what: "statement",
    mostPages,
    request: (page) => fetchStatement({ filter, page, pageSize: largestPage }, signal),
    onPages: (soFar, total) => onProgress({ fetched: each(soFar).length, total }),
  });
  if (!complete) throw new ApiError("statement: not all documents came", { reason: "body" });
  return each(items);
}

/** Fetches the totals of a filter. */
export const fetchStatementTotal = async (filter: StatementFilter, signal?: AbortSignal): Promise<AccountTotal> =>
  orNone(post("accountBalanceTotal", { body: statementFilter(filter), signal }).then(parseTotal), {
    count: 0,
    amount: 0,
    paidAmount: 0,
    balance: 0,
  });

/** Fetches the totals of the whole account. */
export const fetchAccountTotal = async (signal?: AbortSignal): Promise<AccountTotal> =>
  parseTotal(await get("accountBalanceOverall", { signal }));

/** Fetches the options of the statement's filter. */
export const fetchStatementChoices = async (signal?: AbortSignal): Promise<StatementChoices> =>
  parseChoices(await get("accountBalanceFilters", { signal }));

/** The totals of a filter. */
export const statementTotalQuery = privateQuery("statementTotal", (_customerId, signal, filter: StatementFilter) =>
  fetchStatementTotal(filter, signal),
);

/** The totals of the whole account. */
export const accountTotalQuery = privateQuery("accountTotal", (_customerId, signal) => fetchAccountTotal(signal));

/** The options of the statement's filter. */
export const statementChoicesQuery = privateQuery("statementChoices", (_customerId, signal) => fetchStatementChoices(signal));
