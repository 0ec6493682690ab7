import type { KnownVoucher } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { VoucherPage } from "./VoucherPage.tsx";

/** The voucher of the sample: give the page that of your server. */
const voucher: KnownVoucher = {
  id: "v-1",
  promoName: "Benvenuto",
  commodityName: "Luce",
  validityEndDate: "2027-02-27",
  lastExpenditure: null,
  assignmentDate: "2026-10-12",
  image: null,
  amount: 20,
  status: "Assigned",
  termsOfUse: "Il buono si usa in un’unica volta.",
  infos: [{ title: "Dove usarlo", content: "Nei negozi Mercato Esempio." }],
};

export default function Page() {
  return <VoucherPage voucher={voucher} barcode="8001234567895" supportPhone="800 900 100" />;
}
