import type { BarcodeDialogProps } from "@favilla/design-system/vouchers/BarcodeDialog.tsx";
import type { VoucherFacts } from "@favilla/design-system/vouchers/VoucherCard.tsx";
import type { VoucherDetailProps } from "@favilla/design-system/vouchers/VoucherDetail.tsx";

/** The logo of an invented market. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#1b5e3f" d="M4 12h32l-4 20H8z"/><path fill="none" stroke="#1b5e3f" stroke-width="3" d="M13 12c0-8 14-8 14 0"/><circle cx="20" cy="22" r="5" fill="#fff"/></svg>',
)}`;

export const welcome: VoucherFacts = {
  id: "v-100001-1",
  promoName: "Benvenuto in Favilla",
  amount: 20,
  status: "Assigned",
  validityEndDate: "2027-02-27T23:00:00.000Z",
  commodityName: "Luce",
  image: logo,
  href: "#voucher-1",
};

export const friend: VoucherFacts = {
  id: "v-100001-2",
  promoName: "Porta un amico",
  amount: 30,
  status: "ToBeAssigned",
  validityEndDate: "2027-05-31",
  commodityName: "Luce e gas",
  image: null,
  href: "#voucher-2",
};

export const old: VoucherFacts = {
  ...welcome,
  id: "v-100001-3",
  promoName: "Spesa d'estate",
  status: "Expired",
  validityEndDate: "2026-09-30",
  href: "#voucher-3",
};
export const used: VoucherFacts = {
  ...friend,
  id: "v-100001-4",
  promoName: "Un anno insieme",
  status: "Used",
  amount: 15,
  lastExpenditure: "2026-11-17",
  href: "#voucher-4",
};

export const vouchers = [welcome, friend, old, used];

const { href: _page, ...facts } = welcome;

export const detail: Omit<VoucherDetailProps, "onDownload"> = {
  ...facts,
  lastExpenditure: null,
  assignmentDate: "2026-10-11T22:00:00.000Z",
  termsOfUse:
    "<p>Il buono vale <b>20 €</b> e si usa in un’unica volta.</p><ul><li>Non dà resto</li><li>Non si converte in denaro</li></ul><p>Le regole complete sono <a href='https://mercato.example/regole'>sul sito di Mercato Esempio</a>.</p>",
  infos: [
    { title: "Dove usarlo", content: "Nei negozi Mercato Esempio.\nNon vale nel negozio in rete." },
    { title: "Se lo perdi", content: "<p>Lo ritrovi sempre qui, nella tua area.</p>" },
  ],
  supportPhone: "800 000 123",
};

export const barcode: Omit<BarcodeDialogProps, "open" | "onClose"> = {
  amount: 20,
  status: "Assigned",
  image: logo,
  barcode: "FV2026000123",
  barcodeTerms: "Mostra il codice alla cassa, con lo schermo alla massima luminosità.",
  serialNumber: "2026000123",
};
