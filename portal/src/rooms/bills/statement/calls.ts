import { ApiError } from "../../../platform/errors/errors.ts";
import { get, post, type RequestOf } from "../../../platform/wire/rest.ts";
import { paymentConditions, productLines, statusCodes } from "../billCodes.ts";
import type { StatementFilter, StatementPage } from "./statement.ts";
import { parseChoices, parseStatement, parseTotal, type StatementChoices, type StatementTotal } from "./statement.ts";

type Filter = RequestOf<"accountBalanceTotal">["body"];

/** The filter in the servers' names and codes (AS-01). */
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

export interface StatementQuery {
  filter: StatementFilter;
  page: number;
  pageSize: number;
}

/** A supply that isn't the customer's, as an address may name, has no document; other failures stay what they are. */
async function orNone<T>(call: Promise<T>, none: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === "SUPPLY-NOT-FOUND") return none;
    throw error;
  }
}

/** Rows of the account statement, newest document first. */
export async function fetchStatement({ filter, page: pageNumber, pageSize }: StatementQuery, signal?: AbortSignal): Promise<StatementPage> {
  const order = { sortColumnName: "DOCTES_ANNO_DOC", sortDirection: "DESC" } as const;
  const asked = post("accountBalances", { body: { ...statementFilter(filter), pageNumber, pageSize, ...order }, signal });
  return orNone(asked.then(parseStatement), { balances: [], total: 0 });
}

/** What all the rows of a filter come to. */
export const fetchStatementTotal = async (filter: StatementFilter, signal?: AbortSignal): Promise<StatementTotal> =>
  orNone(post("accountBalanceTotal", { body: statementFilter(filter), signal }).then(parseTotal), {
    count: 0,
    amount: 0,
    paidAmount: 0,
    balance: 0,
  });

/** What the whole account comes to. */
export const fetchAccountTotal = async (signal?: AbortSignal): Promise<StatementTotal> =>
  parseTotal(await get("accountBalanceOverall", { signal }));

/** What the statement can be filtered by. */
export const fetchStatementChoices = async (signal?: AbortSignal): Promise<StatementChoices> =>
  parseChoices(await get("accountBalanceFilters", { signal }));
