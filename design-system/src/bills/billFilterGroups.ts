import { type BillFilterValue, billPaymentModes, billStatuses, billSupplyTypes, defaultBillFilter } from "./billFilter.ts";

export type BillFilterField = keyof BillFilterValue;

/** What the customer sees as one filter: a range is one group of two fields. In the order of the form. */
export const billFilterGroups = {
  statuses: ["statuses"],
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

/** Boxes that are offered, where not all of a group's would find something. */
export type BillFilterChoices = { readonly [Group in ChoiceGroup]?: BillFilterValue[Group] | undefined };

/** The boxes of a group that are offered, in its order. */
export const offeredChoices = (group: ChoiceGroup, offered: BillFilterChoices = {}): readonly string[] =>
  choices[group].filter((choice) => !offered[group] || (offered[group] as readonly string[]).includes(choice));

/** The part of a filter where these of the offered boxes are ticked; all of them ask for nothing, as all the group's do. */
export const withChoices = (
  group: ChoiceGroup,
  ticked: readonly string[],
  offered: BillFilterChoices | undefined,
): Partial<BillFilterValue> => ({
  [group]:
    ticked.length === offeredChoices(group, offered).length ? choices[group] : choices[group].filter((choice) => ticked.includes(choice)),
});

/** Whether a field asks for nothing. */
export const asksNothing = (value: BillFilterValue, field: BillFilterField): boolean =>
  isChoices(field) ? choices[field].every((choice) => (value[field] as readonly string[]).includes(choice)) : value[field] === null;

/** The groups that narrow the list, in the order of the form. */
export const activeGroups = (value: BillFilterValue): BillFilterGroup[] =>
  (Object.keys(billFilterGroups) as BillFilterGroup[]).filter(
    (group) => !billFilterGroups[group].every((field) => asksNothing(value, field)),
  );

/** How many groups narrow the list: the number on the filter button (BL-05). */
export const countActiveGroups = (value: BillFilterValue): number => activeGroups(value).length;

/** The filter without one of its groups. */
export const clearGroup = (value: BillFilterValue, group: BillFilterGroup): BillFilterValue =>
  Object.assign({ ...value }, ...billFilterGroups[group].map((field) => ({ [field]: defaultBillFilter[field] })));

/** The end of a range that comes before its beginning. */
export type BillFilterError = "expireDateTo" | "periodDateTo" | "totalTo";

const ranges = [
  ["expireDateFrom", "expireDateTo"],
  ["periodDateFrom", "periodDateTo"],
  ["totalFrom", "totalTo"],
] as const;

/** The ranges that end before they begin, named by their second field. Equal ends are a range of one. */
export const billFilterErrors = (value: BillFilterValue): BillFilterError[] =>
  ranges.flatMap(([fromField, toField]) => {
    const from = value[fromField];
    const to = value[toField];
    return from !== null && to !== null && from > to ? [toField] : [];
  });
