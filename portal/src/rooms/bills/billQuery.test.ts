import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { expect, it } from "vitest";
import { billQuery } from "./billQuery.ts";

const body = (filter: Partial<typeof defaultBillFilter>) =>
  billQuery({ customerId: "100001", filter: { ...defaultBillFilter, ...filter }, page: 0, pageSize: 36 });

it("[BL-07] asks for the newest document years first", () => {
  expect(body({})).toMatchObject({
    customerCode: "100001",
    pageNumber: 0,
    pageSize: 36,
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
  });
});

it("[BL-23] sends nothing for a filter that is not set", () => {
  const { customerCode, pageNumber, pageSize, sortColumnName, sortDirection, ...filters } = body({});
  expect(Object.values(filters).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))).toEqual([]);
});

it("[BL-04] [BL-23, BL-32] puts each group under its exact name, in the servers' codes", () => {
  expect(
    body({
      statuses: ["paid", "expired"],
      supplyTypes: ["light", "other"],
      contractType: "dual",
      expireDateFrom: "2026-01-01",
      expireDateTo: "2026-01-31",
      periodDateFrom: "2025-12-01",
      periodDateTo: "2025-12-31",
      totalFrom: 10.5,
      totalTo: 20,
      paymentModes: ["postal"],
    }),
  ).toMatchObject({
    statoPagamento: [0, 2, 3],
    lineaProdottoCod: ["OP470", "ALTRO"],
    tipoContratto: 2,
    dataScadenzaDa: "2026-01-01",
    dataScadenzaA: "2026-01-31",
    DataCompetenzaDa: "2025-12-01",
    DataCompetenzaA: "2025-12-31",
    importoDa: 10.5,
    importoA: 20,
    tipoLetturaCod: ["BOL30"],
  });
  expect(body({ contractType: "mono", statuses: ["expiring"], supplyTypes: ["gas"], paymentModes: ["bank", "booklet"] })).toMatchObject({
    tipoContratto: 1,
    statoPagamento: [1],
    lineaProdottoCod: ["OP471"],
    tipoLetturaCod: ["RID30", "LIB30"],
  });
});
