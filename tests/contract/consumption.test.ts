import { describe, expect, it } from "vitest";
import { dayOf } from "../../sandbox/src/base/dates.ts";
import { type DetailWire, listOf } from "../../sandbox/src/bills/wire.ts";
import { meterOf } from "../../sandbox/src/consumption/meter.ts";
import { type ConsumptionRow, rowsOf } from "../../sandbox/src/consumption/rows.ts";
import { meteredLines, twoMonthsBefore } from "../../sandbox/src/seed/billing.ts";
import { condominio } from "../../sandbox/src/seed/condominio.ts";
import { giulia } from "../../sandbox/src/seed/giulia.ts";
import { withSandbox } from "./sandbox.ts";

const { rest, signIn } = withSandbox();

const page = { pageNumber: 0, pageSize: 200, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" };

async function asker(email: string) {
  const { token, customerId } = await signIn(email);
  return async (supply: string, dataInizio: string, dataFine: string, own: object = {}) => {
    const body = { ...page, customerCode: customerId, supplyId: `s-${supply}`, dataInizio, dataFine, ...own };
    const answer = await rest("consumptions", { token, body });
    return (await answer.json()) as { totalCount: number; items: ConsumptionRow[] };
  };
}

const used = (rows: readonly ConsumptionRow[], zone: string | null) =>
  Math.round(
    rows.filter((row) => row.componentCode === "CO" && row.zone === zone).reduce((sum, row) => sum + Number(row.consumption), 0) * 100,
  ) / 100;
const usedInAll = (rows: readonly ConsumptionRow[], zones: readonly (string | null)[]) =>
  Math.round(zones.reduce((sum, zone) => sum + used(rows, zone), 0) * 100) / 100;
const counted = (lines: readonly DetailWire[]) => lines.filter(({ VOCE }) => VOCE === "CONSUMI").map(({ QUANTITA }) => QUANTITA);

describe("consumption", () => {
  it("equals the consumption of the bill for the same months, in all zones together", async () => {
    const ask = await asker("giulia@esempio.it");
    const { supplies, bills } = giulia("2026-11-21");
    for (const { wire } of bills) {
      const [from, to] = [dayOf(wire.DATACOMPETENZAINI) ?? "", dayOf(wire.DATACOMPETENZAFIN) ?? ""];
      const { items } = await ask(wire.FORNITURACOD ?? "", from, to);
      const zones = [...new Set(items.filter(({ componentCode }) => componentCode === "CO").map(({ zone }) => zone ?? null))];
      expect([usedInAll(items, zones)]).toEqual(counted(listOf(wire.DETTAGLI?.DETTAGLIODOCUMENTO)));
    }
    expect(supplies).toHaveLength(3);
  });

  it("equals that of the bills for 500 supplies too", () => {
    const { supplies } = condominio("2026-11-21");
    for (const supply of supplies.slice(0, 60)) {
      const { from, to } = twoMonthsBefore("2026-05-03");
      const meter = meterOf(supply);
      const rows = meter ? rowsOf(meter, from, to) : [];
      expect(counted(meteredLines(supply, "2026-05-03"))).toEqual([usedInAll(rows, meter?.zones ?? [])]);
    }
  });

  it("is gas in winter, and electricity in three zones, estimated now and then and corrected by the next reading", async () => {
    const ask = await asker("giulia@esempio.it");
    const gas = (await ask("100001002", "2025-01-01", "2025-12-31")).items;
    const of = (...months: string[]) =>
      used(
        gas.filter(({ date }) => months.includes(String(dayOf(date)).slice(5, 7))),
        null,
      );
    expect(of("12", "01", "02")).toBeGreaterThan(8 * of("06", "07", "08"));
    expect(new Set(gas.map(({ readingCode }) => readingCode))).toContain("MA");
    const light = (await ask("100001001", "2025-01-01", "2025-12-31")).items.filter(({ componentCode }) => componentCode === "CO");
    expect(light).toHaveLength(36);
    for (const zone of ["F1", "F2", "F3"]) {
      const rows = light.filter((row) => row.zone === zone);
      const readings = rows.map(({ reading }) => Number(reading));
      for (const [index, row] of rows.entries())
        if (index > 0) expect(Number(row.consumption)).toBe((readings[index] ?? 0) - (readings[index - 1] ?? 0));
    }
  });

  it("has other components beside CO, one price all day, a month that was never read, a coefficient and a converter", async () => {
    const ask = await asker("giulia@esempio.it");
    const seaside = (await ask("100001003", "2025-01-01", "2025-12-31")).items;
    expect(new Set(seaside.map(({ componentCode }) => componentCode))).toEqual(new Set(["CO", "PO"]));
    expect(new Set(seaside.filter((row) => row.componentCode === "CO").map(({ zone }) => zone))).toEqual(new Set(["MONO"]));
    expect(seaside.some(({ date }) => dayOf(date)?.startsWith("2025-02"))).toBe(false);
    const odd = (await (await asker("casi@esempio.it"))("100003002", "2025-01-01", "2025-12-31")).items;
    expect(odd.some(({ consumption }) => !Number.isInteger(consumption))).toBe(true);
    const heating = (await (await asker("condominio@esempio.it"))("100002003", "2025-01-01", "2025-12-31")).items;
    const both = ["CO", "MI"].map((code) => heating.filter(({ componentCode }) => componentCode === code));
    expect(used(both[0] ?? [], null) / (both[1] ?? []).reduce((sum, { consumption }) => sum + Number(consumption), 0)).toBeCloseTo(
      1.0382,
      3,
    );
  });

  it("has readings on both days on which the clocks change, and on leap day", async () => {
    const odd = await asker("casi@esempio.it");
    const days = async (ask: Awaited<ReturnType<typeof asker>>, supply: string, year: number) =>
      (await ask(supply, `${year}-01-01`, `${year}-12-31`)).items.map(({ date }) => date);
    const clocks = await days(odd, "100003002", 2026);
    expect(clocks).toContain("2026-03-28T23:00:00.000Z");
    expect(clocks).toContain("2026-10-24T22:00:00.000Z");
    expect(await days(await asker("giulia@esempio.it"), "100001001", 2024)).toContain("2024-02-28T23:00:00.000Z");
  });

  it("[CS-16] is negative if an estimate was too high, and has no day if an old system lost it", async () => {
    const ask = await asker("casi@esempio.it");
    const { items } = await ask("100003014", "2025-01-01", "2026-11-21");
    expect(items.some(({ consumption }) => Number(consumption) < 0)).toBe(true);
    const lost = (await ask("100003001", "2026-01-01", "2026-12-31")).items.map(({ date }) => date);
    for (const none of [null, "0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z"]) expect(lost).toContain(none);
  });

  it("goes ten years back for 500 supplies, page by page, and never into the future", async () => {
    const ask = await asker("condominio@esempio.it");
    const first = await ask("100002001", "2010-01-01", "2030-12-31");
    const all = [...first.items];
    for (let pageNumber = 1; all.length < first.totalCount; pageNumber++)
      all.push(...(await ask("100002001", "2010-01-01", "2030-12-31", { pageNumber })).items);
    expect(new Set(all.map((row) => `${row.date} ${row.componentCode} ${row.zone}`)).size).toBe(all.length);
    expect([dayOf(all[0]?.date), dayOf(all.at(-1)?.date)]).toEqual(["2016-11-01", "2026-10-31"]);
    expect((await ask("100002001", "2010-01-01", "2030-12-31", { pageNumber: 99 })).items).toEqual([]);
    const [latest] = (await ask("100002001", "2026-07-24", "2026-11-22", { pageSize: 1, sortDirection: "DESC" })).items;
    expect(latest).toMatchObject({ componentCode: "CO", zone: "F1", date: "2026-10-30T23:00:00.000Z" });
  });

  it("refuses unknown names, wrong types, impossible days and injected code", async () => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    const body = { ...page, customerCode: customerId, supplyId: "s-100001001", dataInizio: "2026-01-01", dataFine: "2026-12-31" };
    const wrong = [
      { pageSize: 201 },
      { pageSize: "1" },
      { pageNumber: -1 },
      { dataInizio: "2026-02-30" },
      { sortColumnName: "1; DROP TABLE" },
    ];
    for (const part of [...wrong, { extra: 1 }, { supplyId: "x".repeat(41) }, { dataFine: "2025-12-31" }, { dataInizio: null }])
      expect([part, (await rest("consumptions", { token, body: { ...body, ...part } })).status]).toEqual([part, 400]);
    for (const supplyId of ["' OR 1=1 --", "../s-100002001", "s-100002001"])
      expect((await rest("consumptions", { token, body: { ...body, supplyId } })).status).toBe(404);
    const path = { customer: customerId, supply: "s-100001001" };
    for (const query of [
      { dateFrom: "ieri", dateTo: "2026-01-01" },
      { dateFrom: "2026-01-01" },
      { dateFrom: "2026-02-30", dateTo: "2026-03-01" },
    ])
      expect((await rest("consumptionsOfPeriod", { token, path, query: query as Record<string, string> })).status).toBe(400);
  });
});

describe("the latest readings of all supplies", () => {
  it("leave out supplies without one, and can be limited to some supplies", async () => {
    const { token, customerId } = await signIn("casi@esempio.it");
    const body = { customerCode: customerId, dataInizio: "2026-07-24", dataFine: "2026-11-22" };
    const ids = async (supplyIds?: string[]) => {
      const { items } = (await (await rest("latestReadings", { token, body: { ...body, ...(supplyIds && { supplyIds }) } })).json()) as {
        items: { supplyId: string }[];
      };
      return items.map(({ supplyId }) => supplyId);
    };
    const all = await ids();
    for (const without of ["s-100003006", "s-100003010", "s-100003012"]) expect(all).not.toContain(without);
    expect(await ids(["s-100003002", "s-100003002", "s-100003006"])).toEqual(["s-100003002"]);
  });

  it("[HM-13] are those of the whole month on request: their sum is what the supply used in it", async () => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    const [dataInizio, dataFine] = ["2026-06-24", "2026-10-31"];
    const body = { customerCode: customerId, dataInizio, dataFine, wholeMonth: true };
    const { items } = (await (await rest("latestReadings", { token, body })).json()) as {
      items: { supplyId: string; readings: { consumption: number; date: string }[] }[];
    };
    expect(items.length).toBeGreaterThan(1);
    for (const { supplyId, readings } of items) {
      const query = { customerCode: customerId, supplyId, dataInizio, dataFine, pageNumber: 0, pageSize: 200 };
      const answer = await rest("consumptions", { token, body: { ...query, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" } });
      const rows = ((await answer.json()) as { items: { componentCode: string; date: string }[] }).items;
      const ofMonth = rows.filter(
        ({ componentCode, date }) => componentCode === "CO" && date.slice(0, 7) === readings[0]?.date.slice(0, 7),
      );
      expect(readings).toEqual(ofMonth);
    }
  });

  it("[CS-17] are no estimates if only real ones are requested", async () => {
    const { token, customerId } = await signIn("condominio@esempio.it");
    const latest = async (realOnly?: boolean) => {
      const body = { customerCode: customerId, dataInizio: "2026-07-24", dataFine: "2026-11-22", ...(realOnly && { realOnly }) };
      const { items } = (await (await rest("latestReadings", { token, body })).json()) as {
        items: { supplyId: string; readings: { readingCode: string; date: string }[] }[];
      };
      return items;
    };
    const [all, real] = [await latest(), await latest(true)];
    const codes = (items: typeof all) => new Set(items.flatMap(({ readings }) => readings.map(({ readingCode }) => readingCode)));
    expect(codes(all)).toContain("MA");
    expect(codes(real)).not.toContain("MA");
    const dayOf = new Map(all.map(({ supplyId, readings }) => [supplyId, readings[0]?.date ?? ""]));
    expect(real.length).toBeGreaterThan(450);
    for (const { supplyId, readings } of real) expect((readings[0]?.date ?? "") <= (dayOf.get(supplyId) ?? "")).toBe(true);
  });
});
