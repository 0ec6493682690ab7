import type { Supply } from "@favilla/contract/schema.ts";
import type { BillWire, DetailWire, RateWire, ReceiptLine, StoredBill } from "../bills/wire.ts";
import { placeholders } from "../bills/wire.ts";
import { meterOf } from "../consumption/meter.ts";
import { usedIn } from "../consumption/rows.ts";
import { addDays, addMonths, firstOfMonth, timestamp } from "../dates.ts";

const cents = (euros: number): number => Math.round(euros * 100) / 100;

const line = (label: string, quantity: number, unit: string, price: number): ReceiptLine => ({
  label,
  quantity,
  unit,
  price,
  amount: cents(quantity * price),
});

const withVat = (lines: ReceiptLine[], rate: number): ReceiptLine[] => {
  const taxable = cents(lines.reduce((sum, { amount }) => sum + amount, 0));
  return [...lines, line(`IVA ${rate * 100}%`, taxable, "€", rate)];
};

const zonePrices: Record<string, number> = { F1: 0.1682, F2: 0.1554, F3: 0.1427 };

/** The "scontrino" of an electric bill: kilowatt hours by zone, or one number for a single rate. */
function electricReceipt(use: number | Readonly<Record<string, number>>, power: number, months: number): ReceiptLine[] {
  const zones =
    typeof use === "number"
      ? [line("Quota consumi", use, "kWh", 0.1565)]
      : Object.entries(use).map(([zone, kwh]) => line(`Quota consumi ${zone}`, kwh, "kWh", zonePrices[zone] ?? 0));
  const kwh = zones.reduce((sum, { quantity }) => sum + quantity, 0);
  const fixed = [line("Quota fissa", months, "mesi", 6.5), line("Quota potenza", power * months, "kW al mese", 1.72)];
  return withVat([...zones, ...fixed, line("Accise", kwh, "kWh", 0.0227)], 0.1);
}

/** The "scontrino" of a gas bill, by standard cubic metres. */
const gasReceipt = (smc: number, months: number): ReceiptLine[] =>
  withVat(
    [line("Quota consumi", smc, "Smc", 0.7134), line("Quota fissa", months, "mesi", 8.2), line("Accise e addizionali", smc, "Smc", 0.1867)],
    0.22,
  );

const sum = (lines: readonly { amount: number }[]): number => cents(lines.reduce((total, { amount }) => total + amount, 0));

/** Two months before a day, as full months. */
export function twoMonthsBefore(emission: string): { from: string; to: string } {
  const start = firstOfMonth(emission);
  return { from: addMonths(start, -2), to: addDays(start, -1) };
}

/** The "scontrino" of the two months before a day, from the figures of the supply's meter. */
export function meteredReceipt(supply: Supply, emission: string): ReceiptLine[] {
  const meter = meterOf(supply);
  const { from, to } = twoMonthsBefore(emission);
  const use = meter ? usedIn(meter, from, to) : 0;
  return typeof use === "number" && supply.type === "Gas" ? gasReceipt(use, 2) : electricReceipt(use, supply.committedPower ?? 3, 2);
}

/** TV licence for the months of a period, ten instalments of 9 € from January to October; none outside them. */
export function tvLicence(supplyCode: string, from: string): DetailWire[] {
  const first = Number(from.slice(5, 7));
  const instalments = [first, first + 1].filter((month) => month <= 10);
  if (instalments.length === 0) return [];
  const label = instalments.length === 1 ? `rata ${first}` : `rate ${instalments.join(" e ")}`;
  return [{ FORNITURACOD: supplyCode, IMPORTO: 9 * instalments.length, CODICEPRODOTTO: "RAI", DESCRIZIONE: `Canone TV (${label} di 10)` }];
}

export const paymentWords = { BOL30: "Bollettino", RID30: "Rid", LIB30: "Libretto" } as const;
export type PaymentMode = keyof typeof paymentWords;

interface Draft {
  supply: Supply;
  /** Day of issue. */
  emission: string;
  /** Days from issue to the due date. */
  dueIn: number;
  receipt: readonly ReceiptLine[];
  mode: PaymentMode;
  /** Day of payment. */
  paid?: string | null;
  extras?: readonly DetailWire[];
  /** Number of monthly instalments; all are paid if the bill is. */
  rates?: number;
  reminded?: boolean;
  /** Fields that differ from an ordinary bill's. */
  own?: Partial<BillWire>;
}

function instalments(total: number, count: number, expiry: string, paid: boolean): RateWire[] {
  const each = cents(total / count);
  return Array.from({ length: count }, (_, index) => {
    const due = timestamp(addMonths(expiry, index));
    const amount = index === count - 1 ? cents(total - each * (count - 1)) : each;
    return { NUMERO: index + 1, IMPORTO: amount, DATASCADENZA: due, DATAPAGAMENTO: paid ? due : placeholders[0] };
  });
}

/** An ordinary bill of one supply, without its numbers. */
export function makeBill({
  supply,
  emission,
  dueIn,
  receipt,
  mode,
  paid,
  extras = [],
  rates = 0,
  reminded = false,
  own,
}: Draft): StoredBill {
  const electric = supply.type === "Electric";
  const energy = sum(receipt);
  const energyLine: DetailWire = {
    FORNITURACOD: supply.supplyCode,
    IMPORTO: energy,
    CODICEPRODOTTO: null,
    DESCRIZIONE: electric ? "Spesa per l'energia" : "Spesa per il gas",
  };
  const total = cents(extras.reduce((value, { IMPORTO }) => value + Number(IMPORTO), energy));
  const expiry = addDays(emission, dueIn);
  const period = twoMonthsBefore(emission);
  const rateList = instalments(total, rates, expiry, Boolean(paid));
  const wire: BillWire = {
    ID: 0,
    NUMERO: "",
    ANNO: Number(emission.slice(0, 4)),
    NOME: supply.nickname ?? supply.address,
    COMMODITY: electric ? "ENELE" : "GM",
    FORNITURACOD: supply.supplyCode,
    CONTRATTONUMERO: supply.contractNumber,
    IMPORTOTOTALE: total,
    IMPORTOFORNITURA: energy,
    IMPORTORATA: rateList[0]?.IMPORTO ?? null,
    DATAEMISSIONE: timestamp(emission),
    DATASCADENZA: timestamp(expiry),
    DATAPAGAMENTO: paid ? timestamp(paid) : placeholders[0],
    DATARIFERIMENTO: timestamp(emission),
    DATACOMPETENZAINI: timestamp(period.from),
    DATACOMPETENZAFIN: timestamp(period.to),
    TIPOPAGAMENTO: paymentWords[mode],
    TIPODOCUMENTOCOD: "FT",
    TIPODOCUMENTO: "Fattura",
    NUMERORATE: rates,
    RATE: rateList.length > 0 ? { RATA: rateList } : null,
    DETTAGLI: { DETTAGLIODOCUMENTO: extras.length > 0 ? [energyLine, ...extras] : energyLine },
    ...own,
  };
  return { wire, receipt, mode, reminded };
}

/** Numbers bills in order of issue, oldest first. */
export function numbered(bills: readonly StoredBill[], firstId: number): StoredBill[] {
  const inOrder = bills.toSorted((a, b) => (a.wire.DATAEMISSIONE ?? "").localeCompare(b.wire.DATAEMISSIONE ?? ""));
  return inOrder.map((bill, index) => {
    const ID = firstId + index;
    const IDPAGAMENTO = String(300_000_000_000 + ID);
    return { ...bill, wire: { IDPAGAMENTO, ...bill.wire, ID, NUMERO: String(1_010_000 + ID * 13) } };
  });
}
