import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import { billPaymentModes, billStatuses, billSupplyTypes, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { CustomerId } from "../../platform/session/customerId.ts";
import type { RequestOf } from "../../platform/wire/publicRest.ts";
import { contractTypes, paymentConditions, productLines, statusCodes } from "./billCodes.ts";

/** Choice of bills: a filter, and a supply by its code, or null for all. */
export interface BillChoice {
  filter: BillFilterValue;
  supply: string | null;
}

/** Every bill of the customer. */
export const everyBill: BillChoice = { filter: defaultBillFilter, supply: null };

export interface BillListQuery {
  customerId: CustomerId;
  filter: BillFilterValue;
  /** Code of the only supply whose bills are listed. Null means all. */
  supply?: string | null | undefined;
  page: number;
  pageSize: number;
}

type Body = RequestOf<"myBillingDetails">["body"];

/** Returns the codes of the selected options. The server expects an empty list if all are selected. */
const chosenCodes = <Choice, Code>(choices: readonly Choice[], all: readonly Choice[], codeOf: (choice: Choice) => Code): Code[] =>
  choices.length === all.length ? [] : choices.map(codeOf);

/** Returns the body of the bill list call (BL-07, BL-23). */
export const billQuery = ({ customerId, filter, supply, page, pageSize }: BillListQuery): Body => ({
  customerCode: customerId,
  pageNumber: page,
  pageSize,
  sortColumnName: "DOCTES_ANNO_DOC",
  sortDirection: "DESC",
  // Not every installation knows this field: it is sent only if a supply is chosen.
  ...(supply && { supplyCodes: [supply] }),
  statoPagamento: chosenCodes(filter.statuses, billStatuses, (status) => statusCodes[status]).flat(),
  lineaProdottoCod: chosenCodes(filter.supplyTypes, billSupplyTypes, (type) => productLines[type]),
  tipoLetturaCod: chosenCodes(filter.paymentModes, billPaymentModes, (mode) => paymentConditions[mode]),
  tipoContratto: filter.contractType && contractTypes.codeOf(filter.contractType),
  DataCompetenzaDa: filter.periodDateFrom,
  DataCompetenzaA: filter.periodDateTo,
  dataScadenzaDa: filter.expireDateFrom,
  dataScadenzaA: filter.expireDateTo,
  importoDa: filter.totalFrom,
  importoA: filter.totalTo,
});
