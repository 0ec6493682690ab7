import type { ListedVoucher } from "@favilla/design-system/vouchers/VouchersView.tsx";

/** The vouchers of the sample: give the page those of your server. */
export const vouchers: readonly ListedVoucher[] = [
  { id: "v-1", promoName: "Benvenuto", commodityName: "Luce", validityEndDate: "2027-02-27", amount: 20, status: "Assigned" },
  { id: "v-2", promoName: "Un inverno di gas", commodityName: "Gas", validityEndDate: "2026-12-31", amount: 35, status: "ToBeAssigned" },
  { id: "v-3", promoName: "Estate leggera", commodityName: "Luce", lastExpenditure: "2026-11-02", amount: 15, status: "Used" },
];
