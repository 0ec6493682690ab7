import { parseDate } from "../data/dates.ts";
import { type BillFilterValue, billContractTypes, billPayers, billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import { type BillFilterField, isUnrestricted } from "./billFilterGroups.ts";

/** Names of the query parameters. They are Italian because customers can read and share the address. */
const parameters = {
  statuses: "stato",
  payer: "chi-paga",
  supplyTypes: "fornitura",
  contractType: "contratto",
  expireDateFrom: "scadenza-da",
  expireDateTo: "scadenza-a",
  periodDateFrom: "periodo-da",
  periodDateTo: "periodo-a",
  totalFrom: "importo-da",
  totalTo: "importo-a",
  paymentModes: "pagamento",
} as const satisfies Record<BillFilterField, string>;

/** Writes the filter as query parameters, so that it survives a reload and back navigation. Only active restrictions are written. */
export function encodeBillFilter(value: BillFilterValue): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of Object.keys(parameters) as BillFilterField[]) {
    if (!isUnrestricted(value, field)) query.set(parameters[field], String(value[field]));
  }
  return query;
}

const decodeChoices = <Choice extends string>(text: string | null, all: readonly Choice[]): readonly Choice[] => {
  if (text === null) return all;
  const known = all.filter((choice) => text.split(",").includes(choice));
  return text !== "" && known.length === 0 ? all : known;
};
/** Accepts a day, but no timestamp. */
const decodeDay = (text: string | null): string | null => (parseDate(text) === text ? text : null);
const decodeEuros = (text: string | null): number | null => (text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null);

/** Reads the filter from query parameters. Unknown and malformed values are ignored. The inverse of `encodeBillFilter`. */
export function decodeBillFilter(query: URLSearchParams): BillFilterValue {
  const read = (field: BillFilterField) => query.get(parameters[field]);
  return {
    statuses: decodeChoices(read("statuses"), billStatuses),
    payer: billPayers.find((payer) => payer === read("payer")) ?? null,
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
