import { parseDate } from "../data/dates.ts";
import { foldText } from "../data/foldText.ts";
import { findSupplies } from "../supplies/findSupplies.ts";
import type { AccountStatementRow } from "./accountStatement.ts";
import { type BillFilterValue, billPaymentModes, billStatuses, billSupplyTypes, defaultBillFilter } from "./billFilter.ts";
import { activeGroups, type BillFilterGroup, clearGroup } from "./billFilterGroups.ts";

const statementFields = ["statuses", "supplyTypes", "periodDateFrom", "periodDateTo", "totalFrom", "totalTo", "paymentModes"] as const;

/**
 * Filter of the account statement (AS-01): fields of the bill filter, and the supply. `supplyTypes` are the product lines OP470 and
 * OP471, `paymentModes` the payment conditions BOL30, LIB30 and RID30.
 */
export interface AccountStatementFilterValue extends Pick<BillFilterValue, (typeof statementFields)[number]> {
  /** Id of the supply. Null means all supplies. */
  supply: string | null;
}

/** An option of the supply field. */
export interface StatementSupply {
  id: string;
  /** The supply's nickname, else its address. */
  name: string;
  /** Text that distinguishes supplies of the same name: address or code. */
  hint?: string | undefined;
}

const part = (value: BillFilterValue): Omit<AccountStatementFilterValue, "supply"> =>
  Object.fromEntries(statementFields.map((field) => [field, value[field]])) as Omit<AccountStatementFilterValue, "supply">;

/** Filter that matches every document. */
export const defaultStatementFilter: AccountStatementFilterValue = { ...part(defaultBillFilter), supply: null };

/** Groups of the bill filter that the statement has, in the order of the form. */
export const statementGroups = ["statuses", "supplyTypes", "periodDate", "total", "paymentModes"] as const satisfies BillFilterGroup[];
export type AccountStatementGroup = "supply" | (typeof statementGroups)[number];

/** Converts a statement filter to a bill filter; the supply is lost. */
export const asBillFilter = ({ supply: _, ...value }: AccountStatementFilterValue): BillFilterValue => ({ ...defaultBillFilter, ...value });

/** Builds a statement filter from a bill filter and a supply; null means all supplies. */
export const asStatementFilter = (value: BillFilterValue, supply: string | null): AccountStatementFilterValue => ({
  ...part(value),
  supply,
});

/** Returns the groups with an active filter, in the order of the form. */
export const activeStatementGroups = (value: AccountStatementFilterValue): AccountStatementGroup[] => {
  const active: readonly string[] = activeGroups(asBillFilter(value));
  const groups = statementGroups.filter((group) => active.includes(group));
  return value.supply === null ? groups : ["supply", ...groups];
};

/** Returns the number of groups with an active filter, shown on the filter button (CS-13). */
export const countActiveStatementGroups = (value: AccountStatementFilterValue): number => activeStatementGroups(value).length;

/** Returns the filter with one group reset to its default. */
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
  // A dual supply belongs to both product lines (AS-04).
  dual: ["light", "gas"],
};

/** Tells whether one of the values is selected. If all options are selected there is no restriction, so unknown values pass too. */
const passes = <Choice>(ticked: readonly Choice[], all: readonly Choice[], values: readonly (Choice | null | undefined)[]): boolean =>
  all.every((choice) => ticked.includes(choice)) || ticked.some((choice) => values.includes(choice));

const within = (amount: number | null, from: number | null, to: number | null) =>
  amount === null ? from === null && to === null : (from === null || amount >= from) && (to === null || amount <= to);

/**
 * Tells whether a document matches the filter, for a site that has loaded all of them. Its period must overlap the filter's period, ends
 * included.
 */
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

const folded = (text: string) => foldText(text).replace(/\s+/g, " ").trim();

/**
 * Returns the supplies whose name or hint contains the typed text, ignoring accents and case; if there is none, those that the search of
 * supplies finds.
 */
export function findStatementSupplies(supplies: readonly StatementSupply[], typed: string): StatementSupply[] {
  const text = folded(typed);
  const whole = supplies.filter(({ name, hint = "" }) => folded(`${name} ${hint}`).includes(text));
  if (whole.length > 0) return whole;
  return findSupplies(
    supplies.map((supply) => ({ name: supply.name, address: supply.hint, supply })),
    typed,
  ).map(({ supply }) => supply);
}

/** Returns the supply with this name, or undefined if there is none or more than one. */
export function supplyNamed(supplies: readonly StatementSupply[], typed: string): StatementSupply | undefined {
  const [supply, ...others] = supplies.filter(({ name }) => folded(name) === folded(typed));
  return others.length === 0 ? supply : undefined;
}
