import type { DatabaseSync } from "node:sqlite";
import { addDays, addMonths } from "../base/dates.ts";
import { type Contract, contractWriter } from "../supplies/contracts.ts";

const documents = [
  { id: "condizioni", name: "Condizioni generali di fornitura" },
  { id: "scheda", name: "Scheda sintetica dell’offerta" },
];

const notice = { id: "comunicazione", name: "Comunicazione del nuovo prezzo" };

/** A rise of a price for each band, announced so many days before it holds. */
const rise = (noticedOn: string, from: string): Contract["change"] => ({
  noticedOn,
  from,
  before: {
    units: [
      { band: "F1", perUnit: 0.1462 },
      { band: "F2", perUnit: 0.1318 },
      { band: "F3", perUnit: 0.1204 },
    ],
    perYear: 120,
  },
  after: {
    units: [
      { band: "F1", perUnit: 0.1598 },
      { band: "F2", perUnit: 0.1433 },
      { band: "F3", perUnit: 0.1301 },
    ],
    perYear: 132,
  },
  document: notice.id,
});

/** Contracts by the id of their supply: by bands and ending soon, of an index, for gas, of one price, and of which little is known. */
const contracts = (today: string): Readonly<Record<string, Partial<Contract>>> => ({
  "s-100001001": {
    offerName: "Luce Chiara 24",
    offerCode: "000123ESFML01XXLUCECHIARA24XXXXX",
    priceKind: "fixed",
    price: {
      units: [
        { band: "F1", perUnit: 0.1462 },
        { band: "F2", perUnit: 0.1318 },
        { band: "F3", perUnit: 0.1204 },
      ],
      perYear: 120,
    },
    priceEnd: addDays(today, 100),
    concludedOn: addMonths(today, -21),
    start: addMonths(addDays(today, 20), -21),
    documents: [...documents, notice],
    change: rise(addDays(today, -10), addDays(today, 101)),
  },
  "s-100001003": {
    offerName: "Luce Libera",
    offerCode: "000123ESVML01XXLUCELIBERAXXXXXXX",
    priceKind: "variable",
    index: "PUN Index GME",
    price: { units: [{ band: null, perUnit: 0.0185 }], perYear: 96 },
    start: addMonths(today, -30),
    documents,
  },
  "s-100001002": {
    offerName: "Gas Chiaro 12",
    offerCode: "000123GSFML01XXGASCHIARO12XXXXXX",
    priceKind: "fixed",
    price: { units: [{ band: null, perUnit: 0.4215 }], perYear: 84.6 },
    priceEnd: addDays(today, 12),
    start: addMonths(today, -11),
    end: addDays(today, 300),
    documents,
  },
  "s-100014001": {
    offerName: "Luce Chiara 12",
    offerCode: "000123ESFML01XXLUCECHIARA12XXXXX",
    priceKind: "fixed",
    price: { units: [{ band: null, perUnit: 0.1549 }], perYear: 108 },
    priceEnd: addDays(today, 40),
    documents: [...documents, notice],
    change: {
      noticedOn: addDays(today, -10),
      from: addDays(today, 41),
      before: { units: [{ band: null, perUnit: 0.1549 }], perYear: 108 },
      after: { units: [{ band: null, perUnit: 0.1685 }], perYear: 108 },
      document: notice.id,
    },
  },
  "s-100004001": {
    offerName: "Luce Nuova 12",
    offerCode: "000123ESFML01XXLUCENUOVA12XXXXX",
    priceKind: "fixed",
    price: { units: [{ band: null, perUnit: 0.1499 }], perYear: 108 },
    concludedOn: addDays(today, -8),
    documents,
    withdrawal: { lastDay: addDays(today, 6), sent: null },
  },
  "s-100006001": { offerName: "Luce Semplice" },
});

/** Writes the contracts that are known. */
export function writeContracts(database: DatabaseSync, today: string): void {
  const write = contractWriter(database);
  for (const [id, contract] of Object.entries(contracts(today))) write({ id }, contract);
}
