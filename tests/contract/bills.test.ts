import { describe, expect, it } from "vitest";
import { dayOf } from "../../sandbox/src/base/dates.ts";
import type { BillWire } from "../../sandbox/src/bills/wire.ts";
import { listOf } from "../../sandbox/src/bills/wire.ts";
import { allBills, withSandbox } from "./sandbox.ts";

const { call, signIn } = withSandbox();

interface Page {
  totalCount: number;
  pageSize: number;
  items: BillWire[];
}

const path = "/api/billing/my-billing-details";
const today = "2026-11-21";

async function asker(email: string) {
  const { token, customerId } = await signIn(email);
  return async (filter: object = {}): Promise<Page> => {
    const answer = await call(path, { token, body: { ...allBills(customerId), ...filter } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Page;
  };
}

const total = (bill: BillWire) => Number(bill.IMPORTOTOTALE);

describe("my billing details", () => {
  it("[BL-07] gives up to 60 bills a page, by year of the document and then date of issue, newest first", async () => {
    const ask = await asker("condominio@esempio.it");
    const first = await ask();
    const second = await ask({ pageNumber: 1 });
    expect([first.totalCount, first.items.length, second.items.length]).toEqual([5000, 60, 60]);
    expect(new Set([...first.items, ...second.items].map(({ ID }) => ID)).size).toBe(120);
    const keys = [...first.items, ...second.items].map(({ ANNO, DATAEMISSIONE }) => `${ANNO} ${DATAEMISSIONE}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect((await ask({ pageNumber: 83 })).items.length).toBe(20);
    expect((await ask({ pageNumber: 84 })).items).toEqual([]);
    const oldest = await ask({ sortDirection: "ASC" });
    expect(oldest.items[0]?.ANNO).toBe(2025);
  });

  it("[BL-07] puts the year of the document before the date of issue, which a bill may lack", async () => {
    const { items } = await (await asker("casi@esempio.it"))();
    const years = items.map(({ ANNO }) => ANNO);
    expect(years).toEqual(years.toSorted().toReversed());
    const undated = items.findIndex(({ DATAEMISSIONE }) => DATAEMISSIONE === null);
    expect(items[undated + 1]?.ANNO).toBe(2025);
  });

  it("[BL-07] refuses a page larger than 60", async () => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    expect((await call(path, { token, body: { ...allBills(customerId), pageSize: 61 } })).status).toBe(400);
  });

  it("[BL-15] answers SUPPLY-NOT-FOUND only to a customer without supplies", async () => {
    const { token, customerId } = await signIn("nessuna@esempio.it");
    const answer = await call(path, { token, body: allBills(customerId) });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "SUPPLY-NOT-FOUND" });
    const nobody = await (await asker("nuovo@esempio.it"))();
    expect(nobody).toMatchObject({ totalCount: 0, items: [] });
  });

  it("[BL-46] keeps to the bills of the named supplies, those of a dual contract included", async () => {
    const ask = await asker("giulia@esempio.it");
    const all = (await ask()).items;
    for (const code of new Set(all.map(({ FORNITURACOD }) => FORNITURACOD))) {
      const own = await ask({ supplyCodes: [code] });
      expect(own.items.map(({ ID }) => ID)).toEqual(all.filter(({ FORNITURACOD }) => FORNITURACOD === code).map(({ ID }) => ID));
    }
    expect((await ask({ supplyCodes: ["not mine"] })).totalCount).toBe(0);
    expect((await ask({ supplyCodes: [] })).totalCount).toBe(all.length);
  });

  it("returns no data of another customer", async () => {
    const { token } = await signIn("giulia@esempio.it");
    const list = await call(path, { token, body: allBills("100002") });
    expect([list.status, await list.json()]).toEqual([404, { code: "CUSTOMER-NOT-FOUND", message: "Cliente non trovato." }]);
    const own = { customerCode: "100001", pageNumber: 0, pageSize: 1 };
    expect(await (await call("/api/billing/my-billing/2026/1205000", { token, body: own })).json()).toMatchObject({
      totalCount: 0,
      items: [],
    });
    for (const kind of ["pdf", "csv"]) {
      for (const document of ["100002/2026/15000", "100001/2026/15000", "100001/2025/27", "100001/2026/x"]) {
        const answer = await call(`/api/billing/invoice/${document}/${kind}`, { token });
        expect([document, kind, answer.status]).toEqual([document, kind, 404]);
      }
    }
  });

  it("refuses unknown names, wrong types and impossible dates", async () => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    const wrong = [
      { DataScadenzaDa: today },
      { pageNumber: -1 },
      { pageSize: "10" },
      { dataScadenzaA: "2026-02-30" },
      { statoPagamento: [9] },
    ];
    for (const part of [...wrong, { sortColumnName: "IMPORTO" }, { importoDa: "12,3" }]) {
      const answer = await call(path, { token, body: { ...allBills(customerId), ...part } });
      expect([part, answer.status]).toEqual([part, 400]);
    }
  });
});

/** Each filter by its exact name, and the condition that every bill in the result meets and no other bill does. */
const filters: [string, object, (bill: BillWire) => boolean][] = [
  ["statoPagamento, paid", { statoPagamento: [0] }, (bill) => dayOf(bill.DATAPAGAMENTO) !== null],
  [
    "statoPagamento, not due yet",
    { statoPagamento: [1] },
    (bill) => !dayOf(bill.DATAPAGAMENTO) && (dayOf(bill.DATASCADENZA) ?? "") >= today,
  ],
  [
    "statoPagamento, past due",
    { statoPagamento: [2, 3] },
    (bill) => !dayOf(bill.DATAPAGAMENTO) && dayOf(bill.DATASCADENZA) !== null && (dayOf(bill.DATASCADENZA) as string) < today,
  ],
  ["lineaProdottoCod, electric", { lineaProdottoCod: ["OP470"] }, (bill) => ["ENELE", "DUAL"].includes(bill.COMMODITY ?? "")],
  ["lineaProdottoCod, gas", { lineaProdottoCod: ["OP471"] }, (bill) => ["GM", "DUAL"].includes(bill.COMMODITY ?? "")],
  ["lineaProdottoCod, other", { lineaProdottoCod: ["ALTRO"] }, (bill) => !["ENELE", "GM", "DUAL"].includes(bill.COMMODITY ?? "")],
  ["tipoContratto, one commodity", { tipoContratto: 1 }, (bill) => bill.COMMODITY !== "DUAL"],
  ["tipoContratto, dual", { tipoContratto: 2 }, (bill) => bill.COMMODITY === "DUAL"],
  ["tipoLetturaCod, booklet", { tipoLetturaCod: ["LIB30"] }, (bill) => bill.TIPOPAGAMENTO === "Libretto"],
  ["DataCompetenzaDa", { DataCompetenzaDa: "2026-06-15" }, (bill) => (dayOf(bill.DATACOMPETENZAFIN) ?? "") >= "2026-06-15"],
  ["DataCompetenzaA", { DataCompetenzaA: "2026-06-15" }, (bill) => (dayOf(bill.DATACOMPETENZAINI) ?? "9") <= "2026-06-15"],
  ["dataScadenzaDa", { dataScadenzaDa: "2026-11-20" }, (bill) => (dayOf(bill.DATASCADENZA) ?? "") >= "2026-11-20"],
  ["dataScadenzaA", { dataScadenzaA: "2026-11-20" }, (bill) => (dayOf(bill.DATASCADENZA) ?? "9") <= "2026-11-20"],
  ["importoDa", { importoDa: 67.06 }, (bill) => total(bill) >= 67.06],
  ["importoA", { importoA: 12.5 }, (bill) => typeof bill.IMPORTOTOTALE === "string" || (bill.IMPORTOTOTALE != null && total(bill) <= 12.5)],
];

describe("[BL-23] filters reach the wire under their exact names", () => {
  it.each(filters)("%s", async (_, filter, holds) => {
    const ask = await asker("casi@esempio.it");
    const everything = (await ask()).items;
    const passed = (await ask(filter)).items;
    expect(passed.map(({ ID }) => ID)).toEqual(everything.filter(holds).map(({ ID }) => ID));
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.length).toBeLessThan(everything.length);
  });

  it("an absent, null or empty filter filters nothing, and several filters are joined", async () => {
    const ask = await asker("giulia@esempio.it");
    const names = ["statoPagamento", "lineaProdottoCod", "tipoLetturaCod"];
    const none = Object.fromEntries(
      [...names, "tipoContratto", "DataCompetenzaDa", "dataScadenzaA", "importoDa"].map((name) => [name, null]),
    );
    const empty = Object.fromEntries(names.map((name) => [name, []]));
    expect([(await ask()).totalCount, (await ask(none)).totalCount, (await ask(empty)).totalCount]).toEqual([27, 27, 27]);
    const open = await ask({ statoPagamento: [1, 2, 3], lineaProdottoCod: ["OP470"], tipoLetturaCod: ["BOL30", "RID30"] });
    expect(open.items.map(({ NOME }) => NOME)).toEqual(["Casa di Bologna", "Casa al mare"]);
    const debited = { tipoContratto: 1, tipoLetturaCod: ["RID30"] };
    const amounts = (await ask(debited)).items.map(total);
    const [amount = 0] = amounts;
    const same = amounts.filter((each) => each === amount).length;
    expect((await ask({ ...debited, importoDa: amount, importoA: amount + 0.004 })).totalCount).toBe(same);
  });
});

describe("the sample bills", () => {
  it("hold every status, and the odd shapes that old systems send", async () => {
    const { items } = await (await asker("casi@esempio.it"))();
    expect(new Set(items.map(({ STATOPAGAMENTO }) => STATOPAGAMENTO))).toEqual(new Set([0, 1, 2, 3, null]));
    const amounts = items.map(({ IMPORTOTOTALE }) => IMPORTOTOTALE);
    for (const amount of [0, -35.4, 1_234_567.89, "12,3", null, undefined]) expect(amounts).toContain(amount);
    const rates = items.flatMap(({ RATE }) => (RATE ? [RATE.RATA] : []));
    expect(rates.some(Array.isArray) && rates.some((rate) => !Array.isArray(rate))).toBe(true);
    expect(items.map(({ NOME }) => NOME?.length)).toContain(60);
    for (const commodity of ["ENELE", "GM", "DUAL", "CNNR", "VAS", "H2O"])
      expect(items.map(({ COMMODITY }) => COMMODITY)).toContain(commodity);
  });

  it("[BL-33] add up: quantity times price makes a line, lines and instalments make the total", async () => {
    const { items } = await (await asker("giulia@esempio.it"))();
    const cents = (amounts: unknown[]) => Math.round(amounts.reduce<number>((sum, amount) => sum + Number(amount), 0) * 100);
    for (const bill of items) {
      expect(cents(listOf(bill.DETTAGLI?.DETTAGLIODOCUMENTO).map(({ IMPORTO }) => IMPORTO))).toBe(cents([bill.IMPORTOTOTALE]));
      const counted = listOf(bill.DETTAGLI?.DETTAGLIODOCUMENTO).filter(({ QUANTITA }) => QUANTITA != null);
      expect(counted.map(({ VOCE }) => VOCE)).toEqual(["CONSUMI", "FISSA"]);
      for (const { QUANTITA, PREZZOUNITARIO, IMPORTO } of counted)
        expect(Math.round(Number(QUANTITA) * Number(PREZZOUNITARIO) * 100)).toBe(cents([IMPORTO]));
      if (bill.RATE) expect(cents(listOf(bill.RATE.RATA).map(({ IMPORTO }) => IMPORTO))).toBe(cents([bill.IMPORTOTOTALE]));
    }
    expect(items.slice(0, 3).map(({ STATOPAGAMENTO }) => STATOPAGAMENTO)).toEqual([1, 1, 2]);
  });
});
