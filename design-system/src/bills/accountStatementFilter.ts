import { parseDate } from "../data/dates.ts";
import type { AccountStatementRow } from "./accountStatement.ts";
import { type BillFilterValue, billPaymentModes, billStatuses, billSupplyTypes, defaultBillFilter } from "./billFilter.ts";
import { activeGroups, type BillFilterGroup, clearGroup } from "./billFilterGroups.ts";

const asked = ["statuses", "supplyTypes", "periodDateFrom", "periodDateTo", "totalFrom", "totalTo", "paymentModes"] as const;

/**
 * What the customer asks of the account statement (AS-01): as of the bills, and of one supply.
 * `supplyTypes` are the product lines OP470 and OP471, `paymentModes` the payment conditions BOL30, LIB30 and RID30.
 */
export interface AccountStatementFilterValue extends Pick<BillFilterValue, (typeof asked)[number]> {
  /** Id of the supply; null is all of them. */
  supply: string | null;
}

/** A supply to choose. */
export interface StatementSupply {
  id: string;
  /** Its nickname, else its address. */
  name: string;
  /** What tells it from another of the same name: its address, its code. */
  hint?: string | undefined;
}

const part = (value: BillFilterValue): Omit<AccountStatementFilterValue, "supply"> =>
  Object.fromEntries(asked.map((field) => [field, value[field]])) as Omit<AccountStatementFilterValue, "supply">;

/** The filter that lets every document through. */
export const defaultStatementFilter: AccountStatementFilterValue = { ...part(defaultBillFilter), supply: null };

/** The groups of the bill filter that the statement is asked by, in the order of the form. */
export const statementGroups = ["statuses", "supplyTypes", "periodDate", "total", "paymentModes"] as const satisfies BillFilterGroup[];
export type AccountStatementGroup = "supply" | (typeof statementGroups)[number];

/** As a filter of bills, which has everything but the supply. */
export const asBillFilter = ({ supply: _, ...value }: AccountStatementFilterValue): BillFilterValue => ({ ...defaultBillFilter, ...value });

/** What a filter of bills asks of the documents of one supply, or of all. */
export const asStatementFilter = (value: BillFilterValue, supply: string | null): AccountStatementFilterValue => ({
  ...part(value),
  supply,
});

/** The groups that narrow the statement, in the order of the form. */
export const activeStatementGroups = (value: AccountStatementFilterValue): AccountStatementGroup[] => {
  const active: readonly string[] = activeGroups(asBillFilter(value));
  const groups = statementGroups.filter((group) => active.includes(group));
  return value.supply === null ? groups : ["supply", ...groups];
};

/** How many groups narrow the statement: the number on the filter button (CS-13). */
export const countActiveStatementGroups = (value: AccountStatementFilterValue): number => activeStatementGroups(value).length;

/** The filter without one of its groups. */
export const clearStatementGroup = (value: AccountStatementFilterValue, group: AccountStatementGroup): AccountStatementFilterValue =>
  group === "supply" ? { ...value, supply: null } : asStatementFilter(clearGroup(asBillFilter(value), group), value.supply);

const statusOf: Partial<Record<AccountStatementRow["status"], (typeof billStatuses)[number]>> = {
  Paid: "paid",
  ToBePaid: "expiring",
  Expiring: "expiring",
  Expired: "expired",
  NotPaid: "expired",
};
const typesOf: Partial<Record<AccountStatementRow["commodity"], readonly (typeof billSupplyTypes)[number][]>> = {
  electricity: ["light"],
  gas: ["gas"],
  // Both lines are on it (AS-04).
  dual: ["light", "gas"],
};

/** Whether a choice of boxes lets one of these through; with all boxes ticked nothing is asked, and what is unknown passes too. */
const passes = <Choice>(ticked: readonly Choice[], all: readonly Choice[], own: readonly (Choice | null | undefined)[]): boolean =>
  all.every((choice) => ticked.includes(choice)) || ticked.some((choice) => own.includes(choice));

const within = (amount: number | null, from: number | null, to: number | null) =>
  amount === null ? from === null && to === null : (from === null || amount >= from) && (to === null || amount <= to);

/** Whether a document is one that the filter asks for, for a site that has them all: its period meets the one asked for, ends included. */
export function matchesStatement(row: AccountStatementRow, value: AccountStatementFilterValue): boolean {
  const [begins, ends] = [parseDate(row.period?.from), parseDate(row.period?.to)];
  return (
    (value.supply === null || value.supply === row.supplyId) &&
    passes(value.statuses, billStatuses, [statusOf[row.status]]) &&
    passes(value.supplyTypes, billSupplyTypes, typesOf[row.commodity] ?? ["other"]) &&
    passes(value.paymentModes, billPaymentModes, [row.paymentCondition]) &&
    (value.periodDateFrom === null || (ends !== undefined && ends >= value.periodDateFrom)) &&
    (value.periodDateTo === null || (begins !== undefined && begins <= value.periodDateTo)) &&
    within(row.amount, value.totalFrom, value.totalTo)
  );
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The supplies whose name or hint has what was typed, accents and capitals aside. */
export const findSupplies = (supplies: readonly StatementSupply[], typed: string): StatementSupply[] =>
  supplies.filter(({ name, hint = "" }) => folded(`${name} ${hint}`).includes(folded(typed)));

/** The only supply of this name. */
export function supplyNamed(supplies: readonly StatementSupply[], typed: string): StatementSupply | undefined {
  const [supply, ...others] = supplies.filter(({ name }) => folded(name) === folded(typed));
  return others.length === 0 ? supply : undefined;
}
