import { parseDate } from "../data/format.ts";

export const billStatuses = ["paid", "expiring", "expired"] as const;
export const billSupplyTypes = ["light", "gas", "other"] as const;
export const billContractTypes = ["mono", "dual"] as const;
export const billPaymentModes = ["bank", "booklet", "postal"] as const;

/**
 * What the customer asks of the bill list (spec §3 Bill filter).
 * A list with every choice asks for nothing; an empty list matches no bill (spec §4: nothing is queried).
 * Dates are calendar days "YYYY-MM-DD", amounts euros with at most two decimals, `null` means no limit.
 */
export interface BillFilterValue {
  statuses: readonly (typeof billStatuses)[number][];
  supplyTypes: readonly (typeof billSupplyTypes)[number][];
  contractType: (typeof billContractTypes)[number] | null;
  expireDateFrom: string | null;
  expireDateTo: string | null;
  periodDateFrom: string | null;
  periodDateTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
  paymentModes: readonly (typeof billPaymentModes)[number][];
}

/** The filter that lets every bill through. */
export const defaultBillFilter: BillFilterValue = {
  statuses: billStatuses,
  supplyTypes: billSupplyTypes,
  contractType: null,
  expireDateFrom: null,
  expireDateTo: null,
  periodDateFrom: null,
  periodDateTo: null,
  totalFrom: null,
  totalTo: null,
  paymentModes: billPaymentModes,
};

type Field = keyof BillFilterValue;

/** What the customer sees as one filter: a range is one group of two fields. In the order of the form. */
export const billFilterGroups = {
  statuses: ["statuses"],
  supplyTypes: ["supplyTypes"],
  contractType: ["contractType"],
  expireDate: ["expireDateFrom", "expireDateTo"],
  periodDate: ["periodDateFrom", "periodDateTo"],
  total: ["totalFrom", "totalTo"],
  paymentModes: ["paymentModes"],
} as const satisfies Record<string, readonly Field[]>;
export type BillFilterGroup = keyof typeof billFilterGroups;

const choices = { statuses: billStatuses, supplyTypes: billSupplyTypes, paymentModes: billPaymentModes } as const;
type ChoiceGroup = keyof typeof choices;
const isChoices = (field: Field): field is ChoiceGroup => field in choices;

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

const isDefault = (value: BillFilterValue, field: Field): boolean =>
  isChoices(field) ? choices[field].every((choice) => (value[field] as readonly string[]).includes(choice)) : value[field] === null;

/** The groups that narrow the list, in the order of the form. */
export const activeGroups = (value: BillFilterValue): BillFilterGroup[] =>
  (Object.keys(billFilterGroups) as BillFilterGroup[]).filter(
    (group) => !billFilterGroups[group].every((field) => isDefault(value, field)),
  );

/** How many groups narrow the list: the number on the filter button (spec §5). */
export const countActiveGroups = (value: BillFilterValue): number => activeGroups(value).length;

/** The filter without one of its groups. */
export const clearGroup = (value: BillFilterValue, group: BillFilterGroup): BillFilterValue =>
  Object.assign({ ...value }, ...billFilterGroups[group].map((field) => ({ [field]: defaultBillFilter[field] })));

/** An empty choice of statuses, supply types or payment modes: no bill can match, so none is asked for. */
export const matchesNothing = (value: BillFilterValue): boolean =>
  [value.statuses, value.supplyTypes, value.paymentModes].some((list) => !list.length);

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

/** The words of the address: what a customer may read, share and keep. */
const parameters = {
  statuses: "stato",
  supplyTypes: "fornitura",
  contractType: "contratto",
  expireDateFrom: "scadenza-da",
  expireDateTo: "scadenza-a",
  periodDateFrom: "periodo-da",
  periodDateTo: "periodo-a",
  totalFrom: "importo-da",
  totalTo: "importo-a",
  paymentModes: "pagamento",
} as const satisfies Record<Field, string>;

/** The filter as query parameters, so that it survives a reload and the way back. Only what narrows the list is written. */
export function encodeBillFilter(value: BillFilterValue): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of Object.keys(parameters) as Field[]) {
    if (!isDefault(value, field)) query.set(parameters[field], String(value[field]));
  }
  return query;
}

const decodeChoices = <Choice extends string>(text: string | null, all: readonly Choice[]): readonly Choice[] => {
  if (text === null) return all;
  const known = all.filter((choice) => text.split(",").includes(choice));
  return text !== "" && known.length === 0 ? all : known;
};
const decodeDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== undefined ? text : null;
const decodeEuros = (text: string | null): number | null => (text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null);

/** The filter in the query parameters; what is unknown or malformed is left out. The inverse of `encodeBillFilter`. */
export function decodeBillFilter(query: URLSearchParams): BillFilterValue {
  const read = (field: Field) => query.get(parameters[field]);
  return {
    statuses: decodeChoices(read("statuses"), billStatuses),
    supplyTypes: decodeChoices(read("supplyTypes"), billSupplyTypes),
    contractType: billContractTypes.find((type) => type === read("contractType")) ?? null,
    expireDateFrom: decodeDay(read("expireDateFrom")),
    expireDateTo: decodeDay(read("expireDateTo")),
    periodDateFrom: decodeDay(read("periodDateFrom")),
    periodDateTo: decodeDay(read("periodDateTo")),
    totalFrom: decodeEuros(read("totalFrom")),
    totalTo: decodeEuros(read("totalTo")),
    paymentModes: decodeChoices(read("paymentModes"), billPaymentModes),
  };
}
