/** A voucher as it travels; the contract's fields. */
export interface Voucher {
  id: string;
  voucherId: string;
  promoName: string;
  commodityName: string | null;
  /** Euros. */
  amount: number;
  status: "ToBeAssigned" | "Assigned" | "Expired" | "Used";
  validityEndDate: string | null;
  lastExpenditure: string | null;
  assignmentDate: string | null;
  image: string | null;
  termsOfUse: string | null;
  infos: { title: string; content: string }[];
  barcode: string | null;
  barcodeTerms: string | null;
  serialNumber: string | null;
  redeemedVoucherId: string | null;
}
