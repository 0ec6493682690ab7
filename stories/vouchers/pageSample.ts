import type { LoyaltyPoints } from "@favilla/design-system/vouchers/VoucherNotices.tsx";
import type { ListedVoucher } from "@favilla/design-system/vouchers/VouchersView.tsx";
import type { KnownVoucher } from "@favilla/design-system/vouchers/VoucherView.tsx";

export const valid: KnownVoucher = {
  id: "v-1",
  promoName: "Benvenuto in Favilla",
  commodityName: "Luce",
  validityEndDate: "2027-02-27",
  lastExpenditure: null,
  assignmentDate: "2026-10-12",
  image: null,
  termsOfUse: "Il buono si usa in un’unica volta.",
  infos: [{ title: "Dove usarlo", content: "Nei negozi Mercato Esempio." }],
  amount: 20,
  status: "Assigned",
};

/** One voucher in each state, and one that was exchanged for another. */
export const listed: readonly ListedVoucher[] = [
  { ...valid, id: "v-4", status: "Expired", validityEndDate: "2026-09-21" },
  valid,
  {
    ...valid,
    id: "v-2",
    status: "ToBeAssigned",
    assignmentDate: null,
    validityEndDate: "2026-12-31",
    amount: 35,
    promoName: "Un inverno di gas",
  },
  { ...valid, id: "v-3", status: "Used", lastExpenditure: "2026-11-02" },
  { ...valid, id: "v-5", redeemedVoucherId: "v-2" },
];

export const many = (count: number): ListedVoucher[] => Array.from({ length: count }, (_, index) => ({ ...valid, id: `v-${index}` }));

export const points: LoyaltyPoints = { chain: "Mercato Esempio", points: 1240, updatedAt: "2026-11-19" };
