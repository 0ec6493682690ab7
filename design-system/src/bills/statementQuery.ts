import { displayName, type Supply } from "../supplies/supply.ts";
import type { StatementChoices, StatementFilter } from "./accountBalance.ts";
import { type AccountStatementSort, statementSortKeys } from "./accountStatement.ts";
import { type AccountStatementFilterValue, asBillFilter, asStatementFilter, type StatementSupply } from "./accountStatementFilter.ts";
import { billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import type { BillFilterChoices } from "./billFilterGroups.ts";
import { decodeBillFilter, encodeBillFilter } from "./billFilterQuery.ts";

/** Filter and order in the page's address. */
export interface StatementQuery {
  filter: AccountStatementFilterValue;
  sort: AccountStatementSort;
}

/** The server's order. */
export const newestFirst: AccountStatementSort = { column: "emissionDate", direction: "descending" };

export const isNewestFirst = ({ column, direction }: AccountStatementSort): boolean =>
  column === newestFirst.column && direction === newestFirst.direction;

const sortWords = { emissionDate: "emissione", status: "stato", amount: "importo" } as const;

/** Encodes the filter like the bills' filter, plus supply and order. Defaults are not written. */
export function encodeStatement({ filter, sort }: StatementQuery): URLSearchParams {
  const query = encodeBillFilter(asBillFilter(filter));
  if (filter.supply !== null) query.set("utenza", filter.supply);
  if (!isNewestFirst(sort)) query.set("ordine", `${sort.direction === "descending" ? "-" : ""}${sortWords[sort.column]}`);
  return query;
}

function decodeSort(text: string | null): AccountStatementSort {
  const column = statementSortKeys.find((key) => sortWords[key] === text?.replace(/^-/, ""));
  return column ? { column, direction: text?.startsWith("-") ? "descending" : "ascending" } : newestFirst;
}

/** Decodes a query, the inverse of `encodeStatement`. Unknown and malformed values are ignored. */
export const decodeStatement = (query: URLSearchParams): StatementQuery => ({
  filter: asStatementFilter(decodeBillFilter(query), query.get("utenza")?.slice(0, 60) || null),
  sort: decodeSort(query.get("ordine")),
});

const unlessAll = <Choice>(ticked: readonly Choice[], all: readonly Choice[]): readonly Choice[] =>
  ticked.length === all.length ? [] : ticked;

/** Converts the filter for the server, which expects an empty list for no restriction. */
export const toServerFilter = (value: AccountStatementFilterValue): StatementFilter => ({
  supplyCodes: value.supply === null ? [] : [value.supply],
  statuses: unlessAll(value.statuses, billStatuses),
  productLines: unlessAll(value.supplyTypes, billSupplyTypes),
  paymentConditions: unlessAll(value.paymentModes, billPaymentModes),
  periodFrom: value.periodDateFrom,
  periodTo: value.periodDateTo,
  totalFrom: value.totalFrom,
  totalTo: value.totalTo,
});

/** Returns the options that match some document. If the server names none for a group, all its options are offered. */
export function choicesOf({ statuses, productLines, paymentConditions }: StatementChoices): BillFilterChoices {
  const offered = <Choice>(choices: readonly Choice[]) => (choices.length > 0 ? choices : undefined);
  return { statuses: offered(statuses), supplyTypes: offered(productLines), paymentModes: offered(paymentConditions) };
}

type Known = readonly Pick<Supply, "supplyCode" | "address">[];

/** The server sends the nickname or else the address, of which a known supply's name is street and number (SU-21). */
function named({ supplies }: StatementChoices, known: Known): StatementSupply[] {
  const addresses = new Map(known.map(({ supplyCode, address }) => [supplyCode, address]));
  return supplies.map(({ supplyCode, name }) => {
    const nickname = name === addresses.get(supplyCode) ? null : name;
    return { id: supplyCode, name: displayName({ nickname, address: name }) };
  });
}

/** Returns the names of the supplies by code. */
export const supplyNames = (choices: StatementChoices, known: Known = []): ReadonlyMap<string, string> =>
  new Map(named(choices, known).map(({ id, name }) => [id, name]));

/**
 * Returns the supplies to choose from, which are found by name and by address. Those with the same name and address are distinguished by
 * their codes.
 * @param withAddress adds the address of known supplies, for a field that searches it
 */
export function supplyChoices(choices: StatementChoices, known: Known = [], withAddress = true): StatementSupply[] {
  const addresses = new Map(known.map(({ supplyCode, address }) => [supplyCode, address]));
  const supplies = named(choices, known).map((supply) => {
    const address = withAddress && addresses.get(supply.id);
    return address && address !== supply.name ? { ...supply, hint: address } : supply;
  });
  const textOf = ({ name, hint = "" }: StatementSupply) => `${name} ${hint}`;
  const texts = new Map<string, number>();
  for (const supply of supplies) texts.set(textOf(supply), (texts.get(textOf(supply)) ?? 0) + 1);
  return supplies.map((supply) =>
    texts.get(textOf(supply)) === 1 ? supply : { ...supply, hint: [supply.hint, supply.id].filter(Boolean).join(", ") },
  );
}
