import { billFilterMessages } from "@favilla/design-system/bills/billFilterMessages.it.ts";
import { filterOptions } from "@favilla/design-system/bills/billFilterText.ts";
import { conditionLabel } from "@favilla/design-system/bills/documentRows.ts";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { setOnError } from "../../../platform/errors/errorPort.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { paymentConditionOf, productLineOf } from "../billCodes.ts";
import { statementFilter } from "./calls.ts";
import { parseChoices, parseStatement, parseTotal } from "./statement.ts";

setOnError(vi.fn());

const wire = {
  ID: 27,
  NUMERO: "1010351",
  ANNO: 2026,
  TIPODOCUMENTO: "Fattura",
  COMMODITY: "ENELE",
  FORNITURACOD: "100001001",
  LINEAPRODOTTOCOD: "OP470",
  CONDIZIONEPAGAMENTO: "BOL30",
  DATAEMISSIONE: "2026-11-06T23:00:00.000Z",
  DATASCADENZA: "2026-11-26T23:00:00.000Z",
  DATAPAGAMENTO: "0001-01-01T00:00:00.000Z",
  DATACOMPETENZAINI: "2026-08-31T22:00:00.000Z",
  DATACOMPETENZAFIN: "2026-10-30T23:00:00.000Z",
  STATOPAGAMENTO: 1,
  IMPORTO: "87,40",
  IMPORTOPAGATO: 0,
  SALDO: 87.4,
};

describe("the account statement on the wire", () => {
  it("[AP-14] a row becomes the entity, field by field", () => {
    expect(parseStatement({ totalCount: 1, items: [wire] })).toEqual({
      total: 1,
      received: 1,
      items: [
        {
          id: 27,
          number: "1010351",
          year: 2026,
          documentType: "Fattura",
          commodity: "electricity",
          supplyCode: "100001001",
          productLine: "light",
          paymentCondition: "postal",
          emissionDate: "2026-11-07",
          expiryDate: "2026-11-27",
          paymentDate: null,
          periodFrom: "2026-09-01",
          periodTo: "2026-10-31",
          accountStatus: "Expiring",
          amount: 87.4,
          paidAmount: 0,
          balance: 87.4,
          rates: [],
        },
      ],
    });
  });

  it("[AS-16] its instalments come as on a bill; a server may leave them out", () => {
    const rate = { NUMERO: 1, IMPORTO: 43.7, DATASCADENZA: "2026-11-26T23:00:00.000Z", DATAPAGAMENTO: "0001-01-01T00:00:00.000Z" };
    const read = (RATE: unknown) => parseStatement({ totalCount: 1, items: [{ ...wire, RATE }] }).items[0]?.rates;
    expect(read({ RATA: rate })).toEqual([{ number: 1, amount: 43.7, expiryDate: "2026-11-27", paymentDate: null }]);
    expect(read({ RATA: [rate, { ...rate, NUMERO: 2 }] })).toHaveLength(2);
    expect([read(undefined), read(null)]).toEqual([[], []]);
  });

  it("[AS-04] payment conditions and product lines have labels, and no code is ever shown", () => {
    const { words } = billFilterMessages;
    expect(["BOL30", "LIB30", "RID30", "XXX", null].map((code) => conditionLabel(paymentConditionOf(code), words))).toEqual([
      "Bollettino postale",
      "Addebito sul libretto",
      "Addebito sul conto",
      undefined,
      undefined,
    ]);
    const { supplyTypes } = filterOptions(words);
    const labelOf = (code: string | null) => supplyTypes.find(({ value }) => value === productLineOf(code))?.label;
    expect(["OP470", "OP471", "ALTRO", "OP999", "toString", null].map(labelOf)).toEqual([
      "Luce",
      "Gas",
      "Altro",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("a filter goes out under the exact names and codes", () => {
    const filter = {
      supplyCodes: ["100001001"],
      statuses: ["paid", "expired"],
      productLines: ["gas", "other"],
      paymentConditions: ["bank", "booklet"],
      periodFrom: "2026-01-01",
      periodTo: null,
      totalFrom: null,
      totalTo: 150.5,
    } as const;
    expect(statementFilter(filter)).toEqual({
      supplyCodes: ["100001001"],
      StatoPagamento: [0, 2, 3],
      LineaProdottoCod: ["OP471", "ALTRO"],
      DataCompetenzaDa: "2026-01-01",
      DataCompetenzaA: null,
      ImportoDa: null,
      ImportoA: 150.5,
      condizionePagamento: ["RID30", "LIB30"],
    });
  });

  it("unknown choices are dropped, and none comes twice", () => {
    const choices = { supplyCodes: [{ supplyCode: "1", name: null }, 5], StatoPagamento: [2, 3, 0, 9], LineaProdottoCod: ["OP471", "?"] };
    expect(parseChoices({ ...choices, condizionePagamento: null, DataCompetenzaDa: "2025-03-01", ImportoA: "402,18" })).toEqual({
      supplies: [{ supplyCode: "1", name: null }],
      statuses: ["expired", "paid"],
      productLines: ["gas"],
      paymentConditions: [],
      periodFrom: "2025-03-01",
      periodTo: null,
      totalFrom: null,
      totalTo: 402.18,
    });
  });

  it("[AP-06] [AP-14] any JSON is an entity or a typed error, and no more", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, part) => {
        for (const read of [
          () => parseStatement(data),
          () => parseStatement({ totalCount: 1, items: [{ ...wire, STATOPAGAMENTO: data, IMPORTO: part }, part] }),
          () => parseTotal(data),
          () => parseChoices({ supplyCodes: [data], StatoPagamento: part }),
        ]) {
          try {
            read();
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        }
      }),
    );
  });
});
