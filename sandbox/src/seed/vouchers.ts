import { addDays, timestamp } from "../base/dates.ts";
import type { VoucherWire } from "../vouchers/store.ts";

const svg = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${drawing}</svg>`)}`;

/** Logo of the invented retail chain: a basket. */
export const chainLogo = svg(
  '<rect width="90" height="90" rx="18" fill="#1f6f54"/><path d="M22 40h46l-6 28H28z" fill="#fff"/><path d="M32 40l9-18M58 40l-9-18" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
);

/** Id, number and owner. */
const granted = (customerId: string, number: number, supply = 1) => ({
  id: `v-${customerId}-${number}`,
  voucherId: `v-${customerId}-${number}`,
  asset: `EXT-${customerId}${String(supply).padStart(3, "0")}`,
  account: `C-${customerId}`,
});

/** Barcode and serial number, as they are assigned when a voucher is redeemed. */
const code = (number: number) => ({ barcode: `FV2026${number}`, serialNumber: `2026${number}` });

const welcome = {
  promoName: "Benvenuto in Favilla",
  commodityName: "Luce",
  amount: 20,
  lastExpenditure: null,
  assignmentDate: null,
  image: chainLogo,
  termsOfUse: "Il buono si usa in un’unica volta.\nNon dà diritto a resto e non si converte in denaro.",
  infos: [
    { title: "Dove usarlo", content: "Nei negozi Mercato Esempio che espongono il marchio." },
    { title: "Come usarlo", content: "Mostra il codice a barre alla cassa, dal telefono o stampato." },
  ],
  barcode: null,
  barcodeTerms: "Mostra il codice alla cassa prima di pagare.",
  serialNumber: null,
  redeemedVoucherId: null,
} satisfies Partial<VoucherWire>;

/** One in each status, one that was exchanged for another, and one that expires tomorrow. */
export function giuliaVouchers(today: string): VoucherWire[] {
  const base = (number: number, supply?: number) => ({ ...welcome, ...granted("100001", number, supply) });
  const valid = timestamp(addDays(today, 98));
  const assigned = timestamp(addDays(today, -40));
  const gas = { promoName: "Un inverno di gas", commodityName: "Gas", amount: 35 };
  const redeemed = { ...code(500_122), status: "Assigned", validityEndDate: valid, assignmentDate: assigned } as const;
  return [
    { ...base(1), status: "ToBeAssigned", validityEndDate: valid },
    { ...base(2), ...redeemed },
    {
      ...base(3),
      ...code(500_123),
      promoName: "Grazie della tua fiducia",
      amount: 50,
      status: "Used",
      validityEndDate: valid,
      assignmentDate: assigned,
      lastExpenditure: timestamp(addDays(today, -10)),
    },
    { ...base(4), promoName: "Buono di primavera", amount: 10, status: "Expired", validityEndDate: timestamp(addDays(today, -60)) },
    { ...base(5, 2), ...gas, status: "Assigned", validityEndDate: valid, assignmentDate: assigned, redeemedVoucherId: "v-100001-6" },
    { ...base(6, 2), ...gas, ...redeemed, ...code(500_124) },
    { ...base(7), promoName: "Ultimo giorno di spesa", amount: 5, status: "ToBeAssigned", validityEndDate: timestamp(addDays(today, 1)) },
  ];
}

const markup = {
  termsOfUse: `<p>Il buono si usa in <strong>un’unica volta</strong>.</p><ul><li>Non dà diritto a resto</li><li>Non si converte in denaro</li></ul>`,
  infos: [
    { title: "Dove usarlo", content: `<p>Nei <em>negozi</em> Mercato Esempio.<br>Anche la domenica.</p>` },
    {
      title: "Dubbi &amp; risposte",
      content: `<ol><li>Chiedi alla cassa</li></ol><a href="https://mercato.example/buoni">Tutte le regole</a>`,
    },
  ],
};

/** Code that must never run, whatever a promotion's text contains. */
const hostile = {
  promoName: "<b>Promo</b> <script>alert('nome')</script>",
  image: "javascript:alert('logo')",
  termsOfUse: `<img src=x onerror="alert('immagine')"><script>alert('termini')</script><p onclick="alert(1)">Condizioni</p>`,
  infos: [
    { title: "<svg onload=alert('titolo')>", content: `<a href="javascript:alert('link')">Clicca qui</a>` },
    { title: "Riquadro", content: `<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><style>body{display:none}</style>Testo` },
  ],
};

const bare = (number: number, changes: Partial<VoucherWire>): VoucherWire => ({
  ...granted("100003", number),
  promoName: "Promozione",
  amount: null,
  status: "ToBeAssigned",
  asset: null,
  ...changes,
});

/** Odd vouchers: HTML, harmful HTML, missing parts, codes that scanners cannot read. */
export function casiVouchers(today: string): VoucherWire[] {
  const base = (number: number) => ({ ...welcome, ...granted("100003", number) });
  const valid = timestamp(addDays(today, 20));
  const assigned = { status: "Assigned", validityEndDate: valid, assignmentDate: timestamp(addDays(today, -3)) } as const;
  return [
    { ...base(1), ...markup, ...assigned, ...code(500_301), promoName: "Buono con testo formattato" },
    { ...base(2), ...hostile, ...assigned, ...code(500_302) },
    bare(3, {}),
    { ...base(4), ...assigned, promoName: "Codice che non si può stampare", amount: "12,5", barcode: "FV-È-€-2026", serialNumber: "S-1" },
    { ...base(5), ...assigned, promoName: "Codice lunghissimo", barcode: `FV${"2026".repeat(20)}`, serialNumber: "9".repeat(60) },
    { ...base(6), ...code(500_306), ...assigned, promoName: "Assegnato e scaduto", validityEndDate: timestamp(addDays(today, -1)) },
    { ...base(7), ...assigned, promoName: "Scambiato con un buono che non c’è", redeemedVoucherId: "v-100003-99" },
    { ...base(8), ...code(500_308), promoName: "Usato senza data", status: "Used", validityEndDate: "0001-01-01T00:00:00.000Z" },
    { ...base(9), ...assigned, promoName: "Assegnato senza codice" },
    { ...base(10), ...assigned, ...code(500_310), promoName: "Nome di file insolito", id: "../../v à 10" },
  ];
}

/** Vouchers of retail stores, and the purpose of each; the code is enough to use them. */
export const retailSamples = [
  { code: "GDO-7K2M-9Q4X-31TR", shows: "Da riscattare" },
  { code: "GDO-5H8N-2W6P-77LB", shows: "Già riscattato, con codice a barre" },
  { code: "GDO-3C9V-8J1D-40ZS", shows: "Già usato" },
  { code: "GDO-6F4A-1R7Y-95KE", shows: "Scaduto" },
  { code: "GDO-9B2T-6M3U-18QX", shows: "Scambiato con un altro: l’indirizzo passa a quello nuovo" },
] as const;

export function retailVouchers(today: string): VoucherWire[] {
  const base = (index: number): Omit<VoucherWire, "status"> => ({
    ...welcome,
    id: retailSamples[index]?.code ?? "",
    voucherId: `gv-${3001 + index}`,
    promoName: "La spesa che illumina",
    commodityName: null,
    amount: 15,
    asset: null,
    account: "MERCATO-ESEMPIO",
    validityEndDate: timestamp(addDays(today, 60)),
  });
  const assigned = { assignmentDate: timestamp(addDays(today, -12)) };
  return [
    { ...base(0), status: "ToBeAssigned" },
    { ...base(1), ...assigned, ...code(500_401), status: "Assigned" },
    { ...base(2), ...assigned, ...code(500_402), status: "Used", lastExpenditure: timestamp(addDays(today, -4)) },
    { ...base(3), status: "Expired", validityEndDate: timestamp(addDays(today, -15)) },
    { ...base(4), ...assigned, status: "Assigned", redeemedVoucherId: retailSamples[1].code },
  ];
}
