import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { dataMessages } from "../data/messages.it.ts";
import type { Supply } from "../supplies/supply.ts";
import { ContentText } from "../text/ContentText.tsx";
import type { Bill, DetailedBill } from "./bill.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { toCard } from "./toCard.ts";

const bill: Bill = {
  id: 7,
  number: "1045231",
  year: 2026,
  name: "Bolletta luce",
  commodity: "electricity",
  supplyCode: "F-1",
  contractNumber: "C-1",
  periodFrom: null,
  periodTo: null,
  emissionDate: "2026-11-05",
  expiryDate: "2026-11-27",
  paymentDate: null,
  referenceDate: null,
  paymentType: null,
  totalAmount: 72.19,
  supplyAmount: null,
  installmentAmount: null,
  installmentNumber: 0,
  paymentId: null,
  documentTypeCode: null,
  documentType: null,
  accountStatus: "Expiring",
  details: [],
  rates: [],
};
const supply = (change: Partial<Supply>): Supply => ({
  id: "1",
  supplyCode: "F-1",
  commodity: "electricity",
  pod: null,
  pdr: null,
  status: "active",
  address: "Via Fittizia 8, Bologna",
  nickname: "Casa di Bologna",
  selfReadingToken: null,
  contractNumber: "C-1",
  ...change,
});
const context = {
  supplies: [supply({})],
  today: "2026-11-21",
  words: billCardMessages.words,
  commodityWords: dataMessages.words,
  hrefOf: () => "/bill",
};
const card = (change: Partial<Bill>, supplies: readonly Supply[] = context.supplies) =>
  toCard({ ...bill, ...change }, { ...context, supplies });

describe("a bill's card", () => {
  it("[BL-01, SU-21] is named after the supply's nickname, else street and number of its address", () => {
    expect(card({}).supplyName).toBe("Casa di Bologna");
    expect(card({}, [supply({ nickname: " " })]).supplyName).toBe("Via Fittizia 8");
    expect(card({}, [supply({ nickname: null, address: null })]).supplyName).toBe("...");
  });

  it("[BL-01] of an unknown supply has the server's name, else that of its commodity", () => {
    expect(card({}, []).supplyName).toBe("Bolletta luce");
    expect(card({ name: null }, []).supplyName).toBe("Luce");
  });

  it("[SU-07] of a dual contract is named after both supplies of that contract", () => {
    const supplies = [supply({}), supply({ id: "2", supplyCode: "F-2", commodity: "gas", nickname: "Caldaia" })];
    expect(card({ commodity: "dual" }, supplies).supplyName).toBe("Casa di Bologna · Caldaia");
    expect(card({ commodity: "dual", contractNumber: " C-1 " }, supplies).supplyName).toBe("Casa di Bologna · Caldaia");
    expect(card({ commodity: "electricity" }, supplies).supplyName).toBe("Casa di Bologna");
  });

  it("[SU-07] without a contract number is not named after other supplies without one", () => {
    const supplies = [supply({ contractNumber: " " }), supply({ id: "2", supplyCode: "F-2", nickname: "Caldaia", contractNumber: "" })];
    for (const contractNumber of ["", " ", null])
      expect(card({ commodity: "dual", contractNumber }, supplies).supplyName).toBe("Casa di Bologna");
  });

  it("[RT-14] has lines in words, never their codes", () => {
    const plain: DetailedBill = {
      ...{ supplyCode: "F-1", type: null, amount: 1, vas: null },
      ...{ kind: "other", quantity: null, unit: null, unitPrice: null },
    };
    const line = (change: Partial<DetailedBill>) => card({ details: [{ ...plain, ...change }] }).lines?.[0]?.label;
    expect(line({ type: "Assistenza caldaia", vas: "VAS01" })).toEqual(createElement(ContentText, null, "Assistenza caldaia"));
    expect([
      line({ vas: "OP470" }),
      line({ vas: "OP471" }),
      line({ vas: "RAI" }),
      line({ vas: "VAS01" }),
      line({}),
      line({ supplyCode: "?" }),
    ]).toEqual([
      "Spesa per l’energia elettrica",
      "Spesa per il gas naturale",
      "Canone TV",
      "Servizi aggiuntivi",
      "Spesa per l’energia elettrica",
      "Altre voci",
    ]);
  });

  it("[BL-11] [BL-14] offers its files and is marked as new, by its day of emission", () => {
    expect(card({})).toMatchObject({ formats: ["pdf", "csv"], isNew: true, status: "Expiring" });
    expect(card({ emissionDate: "2025-06-30" })).toMatchObject({ formats: ["pdf"], isNew: false });
  });
});
