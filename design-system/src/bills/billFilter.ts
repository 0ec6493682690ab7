export const billStatuses = ["paid", "expiring", "expired"] as const;
export const billSupplyTypes = ["light", "gas", "other"] as const;
export const billContractTypes = ["mono", "dual"] as const;
export const billPaymentModes = ["bank", "booklet", "postal"] as const;
export type BillPaymentMode = (typeof billPaymentModes)[number];
/** The customer pays a bill, or it is debited (`OpenPart` of a bill's state). */
export const billPayers = ["customer", "debit"] as const;

/**
 * Filter of the bill list (BL-05). A list with all options does not restrict; an empty list matches no bill (BL-06: nothing
 * is queried). Dates are calendar days "YYYY-MM-DD", amounts are euros with at most two decimals, `null` means no limit.
 */
export interface BillFilterValue {
  statuses: readonly (typeof billStatuses)[number][];
  /**
   * Only the open bills that the customer pays, or only those that are debited. No server's filter tells a debit that was refused, so
   * `billState` of each open bill answers it.
   */
  payer?: (typeof billPayers)[number] | null | undefined;
  supplyTypes: readonly (typeof billSupplyTypes)[number][];
  contractType: (typeof billContractTypes)[number] | null;
  expireDateFrom: string | null;
  expireDateTo: string | null;
  periodDateFrom: string | null;
  periodDateTo: string | null;
  totalFrom: number | null;
  totalTo: number | null;
  paymentModes: readonly BillPaymentMode[];
}

/** Filter that matches every bill. */
export const defaultBillFilter: BillFilterValue = {
  statuses: billStatuses,
  payer: null,
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

/** Tells whether no option of statuses, supply types or payment modes is selected. No bill can match then, so no request is made. */
export const matchesNothing = (value: BillFilterValue): boolean =>
  [value.statuses, value.supplyTypes, value.paymentModes].some((list) => !list.length);
