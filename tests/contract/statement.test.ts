import { describe, expect, it } from "vitest";
import type { Schemas } from "../../sandbox/src/base/contract.ts";
import { dayOf } from "../../sandbox/src/base/dates.ts";
import { withSandbox } from "./sandbox.ts";

const { rest, signIn } = withSandbox();

type Balance = Schemas["AccountBalance"];
type Total = Schemas["AccountBalanceTotal"];
const page = { pageNumber: 0, pageSize: 200, sortColumnName: "DOCTES_ANNO_DOC", sortDirection: "DESC" };

async function asker(email: string) {
  const { token } = await signIn(email);
  const list = async (filter: object = {}) =>
    (await (await rest("accountBalances", { token, body: { ...page, ...filter } })).json()) as { totalCount: number; items: Balance[] };
  const total = async (filter: object = {}) => (await (await rest("accountBalanceTotal", { token, body: filter })).json()) as Total;
  return { list, total, token };
}

const amountOf = ({ IMPORTO }: Balance) => (typeof IMPORTO === "string" ? Number(IMPORTO.replace(",", ".")) : (IMPORTO ?? 0));

/** Each filter by its exact name, and the condition that every row in the result meets and no other row does. */
const filters: [string, object, (row: Balance) => boolean][] = [
  ["StatoPagamento", { StatoPagamento: [0] }, (row) => row.STATOPAGAMENTO === 0],
  ["LineaProdottoCod", { LineaProdottoCod: ["OP471"] }, (row) => ["GM", "DUAL"].includes(row.COMMODITY ?? "")],
  ["condizionePagamento", { condizionePagamento: ["LIB30"] }, (row) => row.CONDIZIONEPAGAMENTO === "LIB30"],
  ["DataCompetenzaDa", { DataCompetenzaDa: "2026-06-15" }, (row) => (dayOf(row.DATACOMPETENZAFIN) ?? "") >= "2026-06-15"],
  ["DataCompetenzaA", { DataCompetenzaA: "2026-06-15" }, (row) => (dayOf(row.DATACOMPETENZAINI) ?? "9") <= "2026-06-15"],
  ["ImportoDa", { ImportoDa: 67.06 }, (row) => amountOf(row) >= 67.06],
  ["ImportoA", { ImportoA: 12.5 }, (row) => row.IMPORTO !== null && amountOf(row) <= 12.5],
  [
    "supplyCodes, a line of a dual document included",
    { supplyCodes: ["100003002"] },
    (row) => row.FORNITURACOD === "100003002" || row.COMMODITY === "DUAL",
  ],
];

describe("the account statement", () => {
  it.each(filters)("filters by %s", async (_, filter, holds) => {
    const { list, total } = await asker("casi@esempio.it");
    const everything = (await list()).items;
    const passed = (await list(filter)).items;
    expect(passed.map(({ ID }) => ID)).toEqual(everything.filter(holds).map(({ ID }) => ID));
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.length).toBeLessThan(everything.length);
    expect((await total(filter)).totalCount).toBe(passed.length);
  });

  it("gives the sum of its rows to the cent, open and paid", async () => {
    for (const email of ["giulia@esempio.it", "casi@esempio.it"]) {
      const { list, total } = await asker(email);
      const { items } = await list();
      const cents = (read: (row: Balance) => unknown) => items.reduce((sum, row) => sum + Math.round(Number(read(row) ?? 0) * 100), 0);
      const { IMPORTO, IMPORTOPAGATO, SALDO } = await total();
      expect([IMPORTO, IMPORTOPAGATO, SALDO].map((euros) => Math.round(euros * 100))).toEqual([
        cents(amountOf),
        cents((row) => row.IMPORTOPAGATO),
        cents((row) => row.SALDO),
      ]);
    }
  });

  it("lists the newest documents first, the oldest on request, and none of another customer", async () => {
    const { list, token } = await asker("condominio@esempio.it");
    const keys = (items: Balance[]) => items.map(({ ANNO, DATAEMISSIONE }) => `${ANNO} ${DATAEMISSIONE}`);
    const newest = keys((await list()).items);
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(keys((await list({ sortDirection: "ASC" })).items)).toEqual(keys((await list({ sortDirection: "ASC" })).items).toSorted());
    for (const supplyCodes of [["100001001"], ["100002001", "100001001"], ["' OR 1=1 --"]]) {
      const answer = await rest("accountBalances", { token, body: { ...page, supplyCodes } });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: "SUPPLY-NOT-FOUND" }]);
    }
  });

  it("refuses unknown names, wrong types and impossible dates", async () => {
    const { token } = await asker("giulia@esempio.it");
    for (const part of [
      { statoPagamento: [0] },
      { StatoPagamento: [9] },
      { DataCompetenzaDa: "2026-02-30" },
      { ImportoDa: "12,3" },
      { pageSize: 201 },
      { condizionePagamento: ["BOL31"] },
      { supplyCodes: Array.from({ length: 1001 }, () => "1") },
      { sortColumnName: "IMPORTO" },
    ])
      expect([part, (await rest("accountBalances", { token, body: { ...page, ...part } })).status]).toEqual([part, 400]);
  });
});
