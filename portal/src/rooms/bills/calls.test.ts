import { hasCsv } from "@favilla/design-system/bills/bill.ts";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseEuros, parseQuantity } from "../../platform/edge/amount.ts";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { commodityOf } from "../supplies/commodityCodes.ts";
import { parseBillPage } from "./bill.ts";

const wire = {
  ID: 7,
  NUMERO: "1045231",
  ANNO: 2026,
  NOME: "Bolletta luce",
  COMMODITY: "ENELE",
  FORNITURACOD: "F-1",
  CONTRATTONUMERO: "C-1",
  IMPORTOTOTALE: 72.19,
  IMPORTOFORNITURA: 58.2,
  IMPORTORATA: 36.1,
  DATAEMISSIONE: "2026-11-04T23:00:00.000Z",
  DATASCADENZA: "2026-11-26T23:00:00.000Z",
  DATAPAGAMENTO: "0001-01-01T00:00:00.000Z",
  DATARIFERIMENTO: "2026-10-31T23:00:00.000Z",
  DATACOMPETENZAINI: "2026-09-30T22:00:00.000Z",
  DATACOMPETENZAFIN: "2026-10-30T23:00:00.000Z",
  TIPOPAGAMENTO: "Rid",
  IDPAGAMENTO: "P-9",
  TIPODOCUMENTOCOD: "BOL",
  TIPODOCUMENTO: "Bolletta",
  STATOPAGAMENTO: 1,
  NUMERORATE: 2,
  RATE: { RATA: { NUMERO: 1, IMPORTO: "36,10", DATASCADENZA: "2026-11-26T23:00:00.000Z", DATAPAGAMENTO: null } },
  DETTAGLI: { DETTAGLIODOCUMENTO: { FORNITURACOD: "F-1", IMPORTO: 58.2, CODICEPRODOTTO: "OP470", DESCRIZIONE: null } },
};
const one = (change: object = {}) => parseBillPage({ totalCount: 1, items: [{ ...wire, ...change }] }).items[0];

const reports = vi.fn();
setOnError(reports);
afterEach(() => reports.mockReset());

describe("a bill on the wire", () => {
  it("[BL-16] [BL-19] becomes the entity, field by field", () => {
    expect(one()).toEqual({
      id: 7,
      balance: null,
      number: "1045231",
      year: 2026,
      name: "Bolletta luce",
      commodity: "electricity",
      supplyCode: "F-1",
      contractNumber: "C-1",
      periodFrom: "2026-10-01",
      periodTo: "2026-10-31",
      emissionDate: "2026-11-05",
      expiryDate: "2026-11-27",
      paymentDate: null,
      referenceDate: "2026-11-01",
      paymentType: "Rid",
      totalAmount: 72.19,
      supplyAmount: 58.2,
      installmentAmount: 36.1,
      installmentNumber: 2,
      paymentId: "P-9",
      documentTypeCode: "BOL",
      documentType: "Bolletta",
      accountStatus: "Expiring",
      details: [{ supplyCode: "F-1", type: null, amount: 58.2, vas: "OP470", kind: "other", quantity: null, unit: null, unitPrice: null }],
      rates: [{ number: 1, amount: 36.1, expiryDate: "2026-11-27", paymentDate: null }],
    });
  });

  it("[BL-16] has one rate or detail as an object, many as an array, none as nothing", () => {
    const detail = wire.DETTAGLI.DETTAGLIODOCUMENTO;
    expect(one({ DETTAGLI: { DETTAGLIODOCUMENTO: [detail, detail] } })?.details).toHaveLength(2);
    for (const nothing of [null, undefined, {}, { DETTAGLIODOCUMENTO: null }, "?"]) {
      expect(one({ DETTAGLI: nothing, RATE: nothing })).toMatchObject({ details: [], rates: [] });
    }
  });

  it("[BL-33] reads quantity, unit and unit price of a line, which may be missing", () => {
    const line = (changes: object) => one({ DETTAGLI: { DETTAGLIODOCUMENTO: { IMPORTO: 55.39, ...changes } } })?.details[0];
    const counted = { VOCE: "CONSUMI", QUANTITA: 283, UNITA: "kWh", PREZZOUNITARIO: 0.19572 };
    expect(line(counted)).toMatchObject({ kind: "energy", quantity: 283, unit: "kWh", unitPrice: 0.19572 });
    expect(line({ ...counted, QUANTITA: "1.283,5", PREZZOUNITARIO: "0,19572" })).toMatchObject({ quantity: 1283.5, unitPrice: 0.19572 });
    expect(line({ ...counted, QUANTITA: null, PREZZOUNITARIO: {} })).toMatchObject({ quantity: null, unitPrice: null });
    expect(line({})).toMatchObject({ kind: "other", quantity: null, unit: null, unitPrice: null });
  });

  it("[BL-33] reads a line's kind from its code, else from product or unit", () => {
    const kind = (changes: object) => one({ DETTAGLI: { DETTAGLIODOCUMENTO: { IMPORTO: 1, ...changes } } })?.details[0]?.kind;
    expect(["CONSUMI", "FISSA", "IMPOSTE", "CANONE", "ALTRO", "NUOVO"].map((VOCE) => kind({ VOCE }))).toEqual([
      ...["energy", "fixed", "tax", "levy"],
      ...["other", "other"],
    ]);
    expect(["RAI", "CNNR", "VAS01"].map((CODICEPRODOTTO) => kind({ CODICEPRODOTTO }))).toEqual(["levy", "levy", "other"]);
    expect(["kWh", "Smc", "giorni", "mesi"].map((UNITA) => kind({ UNITA }))).toEqual(["energy", "energy", "fixed", "other"]);
  });

  it("[BL-03] has no payment date for a placeholder, a missing or an invalid date", () => {
    for (const none of ["0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z", null, undefined, "ieri", "2026-02-30", 5]) {
      expect(one({ DATAPAGAMENTO: none })?.paymentDate).toBeNull();
    }
  });

  it("[BL-04] has the account status of its code", () => {
    expect([0, 1, 2, 3, 4, "1", null].map((code) => one({ STATOPAGAMENTO: code })?.accountStatus)).toEqual([
      "Paid",
      "Expiring",
      "Expired",
      "NotPaid",
      "Unknown",
      "Expiring",
      "Unknown",
    ]);
  });

  it("[R26] [BL-11] is issued on the day it is in Rome", () => {
    const issued = (DATAEMISSIONE: string) => {
      const bill = one({ DATAEMISSIONE });
      return bill && hasCsv(bill);
    };
    expect(issued("2025-06-30T21:59:59.000Z")).toBe(false);
    expect(issued("2025-06-30T22:00:00.000Z")).toBe(true);
  });

  it("[BL-17] has a commodity for every code, and one for the unknown", () => {
    expect(
      ["ENELE", "GM", "DUAL", "CNNR", "VAS", "LIGHT", "GAS", "RAI", "TV", "Electric", "Other", "toString", null].map(commodityOf),
    ).toEqual(["electricity", "gas", "dual", "tv", "services", "electricity", "gas", "tv", "tv", "electricity", "other", "other", "other"]);
  });

  it("[AP-06] drops the bad row, keeps the others and reports", () => {
    const { items: bills } = parseBillPage({ totalCount: 3, items: [null, wire, { ...wire, ID: "x" }] });
    expect(bills).toHaveLength(1);
    expect(reports).toHaveBeenCalledTimes(2);
  });

  it("[AP-06] [AP-14] any JSON is bills or a typed error, and no more", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, row) => {
        for (const body of [
          data,
          { totalCount: 1, items: data },
          { totalCount: 1, items: [row] },
          { totalCount: 1, items: [{ ...wire, RATE: row, DETTAGLI: data }] },
        ]) {
          try {
            parseBillPage(body);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
    );
  });

  it("[AP-14] tolerates what is missing and ignores what is new", () => {
    expect(parseBillPage({ totalCount: 1, items: [{ ID: 1, NUMERO: 2, ANNO: "2026", NUOVO: {} }] }).items).toHaveLength(1);
  });
});

describe("an amount on the wire", () => {
  it.each([
    [12.3, 12.3],
    ["12,3", 12.3],
    ["1.234,56", 1234.56],
    ["1.234", 1234],
    ["-1.234", -1234],
    ["0.123", 0.123],
    ["1.2345", 1.2345],
    ["1234.567", 1234.567],
    ["1.234.567", 1234567],
    ["12.34", 12.34],
    ["-5,00", -5],
    [" 0 ", 0],
    [1234567.89, 1234567.89],
    ["1,2,3", null],
    ["", null],
    ["NaN", null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [{}, null],
  ])("%j is %j", (value, euros) => expect(parseEuros(value)).toBe(euros));
});

describe("[AP-36] a quantity or a price per unit on the wire", () => {
  it.each([
    [283, 283],
    ["283", 283],
    ["0,19572", 0.19572],
    ["0.19572", 0.19572],
    ["1.283,5", 1283.5],
    ["1.283", 1.283],
    ["1.283.000", 1283000],
    ["-12,25", -12.25],
    ["12 kWh", null],
    ["1e3", null],
    ["0x10", null],
    ["€ 3", null],
    [Number.NaN, null],
    [true, null],
  ])("%j is %j", (value, quantity) => expect(parseQuantity(value)).toBe(quantity));
});
