import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, addMonths, daysBetween, firstOfMonth, placeholders, timestamp } from "../base/dates.ts";
import type { BillWire, DetailWire, RateWire, StoredBill } from "../bills/wire.ts";
import { meterOf } from "../consumption/meter.ts";
import { usedIn } from "../consumption/rows.ts";
import { energyPrice, fixedPrice } from "./prices.ts";

const cents = (euros: number): number => Math.round(euros * 100) / 100;

type Kind = NonNullable<DetailWire["VOCE"]>;

const priced = (kind: Kind, label: string, quantity: number, unit: string, price: number): DetailWire => ({
  IMPORTO: cents(quantity * price),
  DESCRIZIONE: label,
  VOCE: kind,
  QUANTITA: quantity,
  UNITA: unit,
  PREZZOUNITARIO: price,
});

const sum = (lines: readonly DetailWire[]): number => cents(lines.reduce((total, { IMPORTO }) => total + Number(IMPORTO), 0));

const withVat = (lines: readonly DetailWire[], percent: number): DetailWire[] => [
  ...lines,
  { IMPORTO: cents((sum(lines) * percent) / 100), DESCRIZIONE: `IVA ${percent}%`, VOCE: "IMPOSTE" },
];

/** Two months before a day, as full months. */
export function twoMonthsBefore(emission: string): { from: string; to: string } {
  const start = firstOfMonth(emission);
  return { from: addMonths(start, -2), to: addDays(start, -1) };
}

/** Use of an earlier period that a bill takes back, or charges again. */
interface Recalculation {
  label: string;
  /** In the unit of the supply's energy. Below zero if the earlier bills had charged too little. */
  less: number;
}

/** The lines of the two months before a day, from the figures of the supply's meter: energy, fixed part, a recalculation and VAT. */
export function meteredLines(supply: Supply, emission: string, recalculation?: Recalculation): DetailWire[] {
  const meter = meterOf(supply);
  const { from, to } = twoMonthsBefore(emission);
  const use = meter ? usedIn(meter, from, to) : 0;
  const total = typeof use === "number" ? use : cents(Object.values(use).reduce((all, zone) => all + zone, 0));
  const gas = supply.type === "Gas";
  const unit = gas ? "Smc" : "kWh";
  const energy = priced("CONSUMI", "Quota consumi", total, unit, energyPrice(unit, from));
  const fixed = fixedPrice(gas ? null : (supply.committedPower ?? 3), from);
  const lines = [energy, priced("FISSA", "Quota fissa", daysBetween(from, to) + 1, "giorni", fixed)];
  if (recalculation) lines.push(priced("CONSUMI", recalculation.label, -recalculation.less, unit, energyPrice(unit, addMonths(from, -4))));
  return withVat(lines, gas ? 22 : 10);
}

/** TV licence for the months of a period, ten instalments of 9 € from January to October; none outside them. */
export function tvLicence(supplyCode: string, from: string): DetailWire[] {
  const first = Number(from.slice(5, 7));
  const instalments = [first, first + 1].filter((month) => month <= 10);
  if (instalments.length === 0) return [];
  const label = instalments.length === 1 ? `rata ${first}` : `rate ${instalments.join(" e ")}`;
  const amount = 9 * instalments.length;
  return [{ FORNITURACOD: supplyCode, IMPORTO: amount, CODICEPRODOTTO: "RAI", DESCRIZIONE: `Canone TV (${label} di 10)`, VOCE: "CANONE" }];
}

export const paymentWords = { BOL30: "Bollettino", RID30: "Rid", LIB30: "Libretto" } as const;
export type PaymentMode = keyof typeof paymentWords;

interface Draft {
  supply: Supply;
  /** Day of issue. */
  emission: string;
  /** Days from issue to the due date. */
  dueIn: number;
  /** Lines of the energy. None makes one line of zero euros. */
  lines: readonly DetailWire[];
  mode: PaymentMode;
  /** Day of payment. */
  paid?: string | null;
  extras?: readonly DetailWire[];
  /** Number of monthly instalments; all are paid if the bill is. */
  rates?: number;
  /** Number of the first instalments that are paid, two days before they are due. */
  paidRates?: number;
  reminded?: boolean;
  /** Fields that differ from an ordinary bill's. */
  changes?: Partial<BillWire>;
}

function instalments(total: number, count: number, expiry: string, paid: boolean, paidRates: number): RateWire[] {
  const each = cents(total / count);
  return Array.from({ length: count }, (_, index) => {
    const day = addMonths(expiry, index);
    const due = timestamp(day);
    const amount = index === count - 1 ? cents(total - each * (count - 1)) : each;
    const early = index < paidRates ? timestamp(addDays(day, -2)) : placeholders[0];
    const payment = paid ? due : early;
    return { NUMERO: index + 1, IMPORTO: amount, DATASCADENZA: due, DATAPAGAMENTO: payment };
  });
}

/** An ordinary bill of one supply, without its numbers. */
export function makeBill({
  supply,
  emission,
  dueIn,
  lines,
  mode,
  paid,
  extras = [],
  rates = 0,
  paidRates = 0,
  reminded = false,
  changes,
}: Draft): StoredBill {
  const electric = supply.type === "Electric";
  const energy = sum(lines);
  const plain: DetailWire = { IMPORTO: energy, DESCRIZIONE: electric ? "Spesa per l’energia" : "Spesa per il gas" };
  const ofSupply = { FORNITURACOD: supply.supplyCode, CODICEPRODOTTO: null };
  const details = [...(lines.length > 0 ? lines : [plain]).map((detail) => ({ ...ofSupply, ...detail })), ...extras];
  const total = sum(details);
  const expiry = addDays(emission, dueIn);
  const period = twoMonthsBefore(emission);
  const rateList = instalments(total, rates, expiry, Boolean(paid), paidRates);
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
    DETTAGLI: { DETTAGLIODOCUMENTO: details },
    ...changes,
  };
  return { wire, mode, reminded };
}

/** Numbers bills in order of issue, oldest first. */
export function numbered(bills: readonly StoredBill[], firstId: number): StoredBill[] {
  const inOrder = bills.toSorted((a, b) => (a.wire.DATAEMISSIONE ?? "").localeCompare(b.wire.DATAEMISSIONE ?? ""));
  return inOrder.map((bill, index) => {
    const ID = firstId + index;
    const IDPAGAMENTO = `3${String(ID).padStart(17, "0")}`;
    return { ...bill, wire: { IDPAGAMENTO, ...bill.wire, ID, NUMERO: String(1_010_000 + ID * 13) } };
  });
}
