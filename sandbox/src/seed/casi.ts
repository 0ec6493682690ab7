import type { Supply } from "@favilla/contract/schema.ts";
import { addDays, daysBetween, placeholders } from "../base/dates.ts";
import type { BillWire, StoredBill } from "../bills/wire.ts";
import { makeBill, meteredLines, numbered } from "./billing.ts";
import { oddNotifications } from "./oddNotifications.ts";
import { makeSample, makeSupply, type Sample } from "./sample.ts";
import { casiVouchers } from "./vouchers.ts";

const email = "casi@esempio.it";
const customerId = "100003";

const place = (civicNumber: number) => ({
  toponym: "Via",
  via: "delle Eccezioni",
  civicNumber: String(civicNumber),
  city: "Modena",
  province: "MO",
  postalCode: "41100",
});

const statuses = [
  "UnderProcessing",
  "UnderProcessig",
  "Canceled",
  "Ceased",
  "onCeasing",
  "Sospended",
  "onSospending",
  "onWorking",
  "unknown",
  "Frozen",
];
const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown", "Rusty"];

/** Supplies that are hard to name, then one for each supply status and each type. */
const oddSupplies: readonly ["Electric" | "Gas", Partial<Supply>][] = [
  ["Electric", { nickname: "Casa dei casi", contractNumber: "CTR-DUAL-1" }],
  ["Gas", { nickname: "Gas dei casi", contractNumber: "CTR-DUAL-1" }],
  ["Electric", { nickname: "Appartamento al quarto piano con vista sul giardino di prova", productCode: "OP810" }],
  ["Electric", { nickname: null, address: null, supplyAddress: null, meterLocationAddress: null, meterNumber: null, pod: null }],
  ["Gas", { nickname: "Tipo sconosciuto", type: "Hydrogen", status: "Frozen", pdr: null }],
  ["Electric", { nickname: "Canone TV", type: "TV", pod: null, productCode: "RAI" }],
  ["Electric", { nickname: "Assistenza caldaia", type: "VAS", pod: null, productCode: "VAS01" }],
  ["Electric", { nickname: "Luce e gas insieme", type: "Dual" }],
  ["Electric", { nickname: "Altro servizio", type: "Other", pod: null }],
  ...statuses.map((status, index): ["Electric" | "Gas", Partial<Supply>] => [
    index % 2 ? "Gas" : "Electric",
    { status, meterStatus: meterStatuses[index % meterStatuses.length] ?? null, nickname: `Stato ${index + 1}` },
  ]),
];

const empty: Omit<BillWire, "ID" | "NUMERO" | "ANNO" | "STATOPAGAMENTO"> = {
  NOME: null,
  COMMODITY: null,
  FORNITURACOD: null,
  CONTRATTONUMERO: null,
  IMPORTOTOTALE: null,
  IMPORTOFORNITURA: null,
  IMPORTORATA: null,
  DATAEMISSIONE: null,
  DATASCADENZA: null,
  DATAPAGAMENTO: null,
  DATARIFERIMENTO: null,
  DATACOMPETENZAINI: null,
  DATACOMPETENZAFIN: null,
  TIPOPAGAMENTO: null,
  IDPAGAMENTO: null,
  TIPODOCUMENTOCOD: null,
  TIPODOCUMENTO: null,
  NUMERORATE: null,
  RATE: null,
  DETTAGLI: null,
};

const service = (code: string, label: string, amount: number) => ({
  FORNITURACOD: null,
  IMPORTO: amount,
  CODICEPRODOTTO: code,
  DESCRIZIONE: label,
});

/** Differences from an ordinary unpaid bill that is due in 10 days; `age` in days, else the position in the list. */
interface Case {
  supply?: number;
  age?: number;
  dueIn?: number;
  paid?: boolean;
  reminded?: boolean;
  rates?: number;
  lineless?: boolean;
  changes?: Partial<BillWire>;
}

function cases(today: string): Case[] {
  const flat = (amount: BillWire["IMPORTOTOTALE"], label: string): Case => ({
    lineless: true,
    changes: {
      IMPORTOTOTALE: amount ?? null,
      IMPORTOFORNITURA: amount ?? null,
      DETTAGLI: { DETTAGLIODOCUMENTO: { IMPORTO: amount ?? null, DESCRIZIONE: label } },
    },
  });
  const dual = [
    { FORNITURACOD: `${customerId}001`, IMPORTO: 61.2, CODICEPRODOTTO: null, DESCRIZIONE: "Spesa per l’energia" },
    { FORNITURACOD: `${customerId}002`, IMPORTO: 48.3, CODICEPRODOTTO: null, DESCRIZIONE: "Spesa per il gas" },
  ];
  const credit = flat(-35.4, "Nota di credito");
  return [
    { paid: true },
    { age: 17, dueIn: 20 },
    { age: 2, dueIn: 25 },
    { age: 20, dueIn: 20 },
    { age: 21, dueIn: 20 },
    { age: 70, dueIn: 20, reminded: true },
    { changes: { DATASCADENZA: placeholders[0], DATAPAGAMENTO: placeholders[1] } },
    {
      changes: {
        DATASCADENZA: "31/02/2026",
        DATAPAGAMENTO: "non disponibile",
        DATARIFERIMENTO: "",
        DATACOMPETENZAINI: "2026-13-45T99:00:00.000Z",
      },
    },
    { rates: 1, paid: true },
    { rates: 3, age: 40 },
    flat(0, "Bolletta a zero"),
    { ...credit, changes: { ...credit.changes, TIPODOCUMENTOCOD: "NC", TIPODOCUMENTO: "Nota di credito" } },
    flat(1_234_567.89, "Spesa per l’energia dello stabilimento"),
    flat("12,3", "Importo scritto come testo"),
    flat(null, "Importo mancante"),
    { supply: 3 },
    { supply: 4 },
    {
      lineless: true,
      changes: {
        COMMODITY: "H2O",
        NOME: "Acqua",
        DETTAGLI: { DETTAGLIODOCUMENTO: service("H2O", '=Sconto; "speciale"', 12.5) },
        IMPORTOTOTALE: 12.5,
      },
    },
    {
      lineless: true,
      changes: { COMMODITY: "DUAL", IMPORTOTOTALE: 109.5, IMPORTOFORNITURA: 109.5, DETTAGLI: { DETTAGLIODOCUMENTO: dual } },
    },
    {
      lineless: true,
      supply: 6,
      changes: { COMMODITY: "CNNR", IMPORTOTOTALE: 18, DETTAGLI: { DETTAGLIODOCUMENTO: service("RAI", "Canone TV", 18) } },
    },
    {
      lineless: true,
      supply: 7,
      changes: { COMMODITY: "VAS", IMPORTOTOTALE: 4.99, DETTAGLI: { DETTAGLIODOCUMENTO: service("VAS01", "Assistenza caldaia", 4.99) } },
    },
    { supply: 2, changes: { TIPOPAGAMENTO: "Libretto" } },
    { age: daysBetween("2025-06-30", today), paid: true },
    { age: daysBetween("2025-07-01", today), paid: true },
    { lineless: true, changes: empty },
  ];
}

function oddBill(odd: Case, position: number, supplies: readonly Supply[], today: string): StoredBill[] {
  const supply = supplies[(odd.supply ?? 1) - 1];
  if (!supply) return [];
  const age = odd.age ?? 100 + position * 3;
  const emission = addDays(today, -age);
  const lines = odd.lineless ? [] : meteredLines(supply, emission);
  return [
    makeBill({
      supply,
      emission,
      dueIn: odd.dueIn ?? age + 10,
      lines,
      mode: odd.changes?.TIPOPAGAMENTO === "Libretto" ? "LIB30" : "BOL30",
      paid: odd.paid ? addDays(emission, 12) : null,
      rates: odd.rates ?? 0,
      reminded: odd.reminded ?? false,
      ...(odd.changes && { changes: odd.changes }),
    }),
  ];
}

/** A bill whose only instalment is an object instead of an array. */
function unwrapped(bill: StoredBill): StoredBill {
  const rates = bill.wire.RATE?.RATA;
  const only = Array.isArray(rates) && rates.length === 1 ? rates[0] : undefined;
  return only ? { ...bill, wire: { ...bill.wire, RATE: { RATA: only } } } : bill;
}

/** Odd data, as old systems really send them. */
export function casi(today: string): Sample {
  const homes = oddSupplies.map(([type, changes], index) => {
    const none = index < 3 ? {} : { cadastrals: [], ...(index === 3 && { meterMode: null }) };
    return makeSupply(customerId, index + 1, type, place(index + 1), { ...none, ...changes });
  });
  const person = {
    customerId,
    name: "Casimiro",
    surname: "Casi",
    fiscalCode: "CSOCSI85D15A944F",
    phone: null,
    updatedAt: null,
    friendCode: "CASI-0FF0",
  };
  const sample = makeSample(email, person, homes);
  const bills = cases(today).flatMap((odd, position) => oddBill(odd, position, sample.supplies, today));
  const bare: StoredBill = { wire: { ID: 0, NUMERO: "", ANNO: Number(today.slice(0, 4)) - 1 }, mode: null, reminded: false };
  return {
    ...sample,
    addresses: sample.addresses.map((address) => ({ ...address, toponym: null, floor: "" })),
    bills: numbered([...bills, bare].map(unwrapped), 5001),
    notifications: oddNotifications(customerId, today),
    vouchers: casiVouchers(today),
  };
}
