import { type BillFilterValue, billPaymentModes, billStatuses, billSupplyTypes, defaultBillFilter } from "./billFilter.ts";

export type BillFilterField = keyof BillFilterValue;

/** Fields of each filter that the customer sees: a range, or the status and who pays, is one group of two. In the order of the form. */
export const billFilterGroups = {
  statuses: ["statuses", "payer"],
  supplyTypes: ["supplyTypes"],
  contractType: ["contractType"],
  expireDate: ["expireDateFrom", "expireDateTo"],
  periodDate: ["periodDateFrom", "periodDateTo"],
  total: ["totalFrom", "totalTo"],
  paymentModes: ["paymentModes"],
} as const satisfies Record<string, readonly BillFilterField[]>;
export type BillFilterGroup = keyof typeof billFilterGroups;

const choices = { statuses: billStatuses, supplyTypes: billSupplyTypes, paymentModes: billPaymentModes } as const;
type ChoiceGroup = keyof typeof choices;
const isChoices = (field: BillFilterField): field is ChoiceGroup => field in choices;

/** Options to offer per group, if some options would match no bill. */
export type BillFilterChoices = { readonly [Group in ChoiceGroup]?: BillFilterValue[Group] | undefined };

/** Returns the options of a group that are offered, in the group's order. */
export const offeredChoices = (group: ChoiceGroup, offered: BillFilterChoices = {}): readonly string[] =>
  choices[group].filter((choice) => !offered[group] || (offered[group] as readonly string[]).includes(choice));

/**
 * Returns the part of the filter for a group with these options selected. If all offered options are selected, the result contains all
 * options of the group, which means no restriction.
 */
export const withChoices = (
  group: ChoiceGroup,
  ticked: readonly string[],
  offered: BillFilterChoices | undefined,
): Partial<BillFilterValue> => ({
  [group]:
    ticked.length === offeredChoices(group, offered).length ? choices[group] : choices[group].filter((choice) => ticked.includes(choice)),
});

/** Tells whether a field has no restriction. */
export const isUnrestricted = (value: BillFilterValue, field: BillFilterField): boolean =>
  isChoices(field)
    ? choices[field].every((choice) => (value[field] as readonly string[]).includes(choice))
    : (value[field] ?? null) === null;

/** Returns the groups with an active filter, in the order of the form. */
export const activeGroups = (value: BillFilterValue): BillFilterGroup[] =>
  (Object.keys(billFilterGroups) as BillFilterGroup[]).filter(
    (group) => !billFilterGroups[group].every((field) => isUnrestricted(value, field)),
  );

/** Returns the number of groups with an active filter, shown on the filter button (BL-05). */
export const countActiveGroups = (value: BillFilterValue): number => activeGroups(value).length;

/** Returns the filter with one group reset to its default. */
export const clearGroup = (value: BillFilterValue, group: BillFilterGroup): BillFilterValue =>
  Object.assign({ ...value }, ...billFilterGroups[group].map((field) => ({ [field]: defaultBillFilter[field] })));

/** The second field of a range that ends before it begins. */
export type BillFilterError = "expireDateTo" | "periodDateTo" | "totalTo";

const ranges = [
  ["expireDateFrom", "expireDateTo"],
  ["periodDateFrom", "periodDateTo"],
  ["totalFrom", "totalTo"],
] as const;

/** Returns the ranges that end before they begin, by their second field. Equal ends are valid. */
export const billFilterErrors = (value: BillFilterValue): BillFilterError[] =>
  ranges.flatMap(([fromField, toField]) => {
    const from = value[fromField];
    const to = value[toField];
    return from !== null && to !== null && from > to ? [toField] : [];
  });

const unpaid = ["expiring", "expired"] as const;

const quick = {
  toPay: { statuses: unpaid, payer: "customer" },
  debited: { statuses: unpaid, payer: "debit" },
  unpaid: { statuses: unpaid, payer: null },
  light: { supplyTypes: ["light"] },
  gas: { supplyTypes: ["gas"] },
} as const satisfies Record<string, Partial<BillFilterValue>>;

/** Filters that may have a chip of their own beside the list. */
export type QuickFilter = keyof typeof quick;
/** Filters that have one unless a page says otherwise. */
export const quickFilters: readonly QuickFilter[] = ["toPay", "light", "gas"];

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.length === other.length && one.every((choice) => other.includes(choice)) : one === other;

/** Tells whether the filter restricts a group to just what a chip stands for. */
export const isChosen = (value: BillFilterValue, name: QuickFilter): boolean =>
  Object.entries(quick[name]).every(([field, choice]) => isSame(value[field as BillFilterField] ?? null, choice));

/** Returns the filter after a chip is pressed: its group is restricted to what the chip stands for, or free again. */
export const withQuickFilter = (value: BillFilterValue, name: QuickFilter): BillFilterValue => {
  const group = Object.keys(quick[name])[0] as ChoiceGroup;
  return isChosen(value, name) ? clearGroup(value, group) : { ...value, ...quick[name] };
};

/** Returns the filter without what the chips show: the groups that need words of their own. */
export const beyondChips = (value: BillFilterValue, chips: readonly QuickFilter[] = quickFilters): BillFilterValue =>
  chips.reduce((rest, name) => (isChosen(rest, name) ? withQuickFilter(rest, name) : rest), value);
