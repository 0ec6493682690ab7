import { describe, expect, it, vi } from "vitest";
import { setOnError } from "../../../portal/src/platform/errors/errorPort.ts";
import {
  fetchConsumption,
  fetchConsumptionOfPeriod,
  fetchLatestReading,
  fetchLatestReadings,
} from "../../../portal/src/rooms/consumption/calls.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();

/** Records the bodies of the requests to a call. */
function spyOn(path: string) {
  const spy = vi.spyOn(globalThis, "fetch");
  const bodies = () =>
    spy.mock.calls
      .filter(([url]) => String(url).includes(path))
      .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
  return { bodies, end: () => spy.mockRestore() };
}

describe("consumption", () => {
  it("consumptions: [CS-05] rows of CO alone, by date then zone", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const rows = await fetchConsumption(customerId, { supplyId: "s-100001001", from: "2026-01-01", to: "2026-12-31" });
    expect(rows).toHaveLength(30);
    expect(rows.slice(0, 4).map(({ date, zone }) => [date, zone])).toEqual([
      ["2026-01-31", "F1"],
      ["2026-01-31", "F2"],
      ["2026-01-31", "F3"],
      ["2026-02-28", "F1"],
    ]);
  });

  it("consumptions: [CS-07] a range asks for pages of 200 until all rows have come", async () => {
    const { customerId } = await signIn("condominio@esempio.it");
    const spy = spyOn("/consumption/consumptions");
    const rows = await fetchConsumption(customerId, { supplyId: "s-100002001", from: "2020-01-01", to: "2026-12-31" });
    const sent = spy.bodies();
    spy.end();
    const years = { dataInizio: "2020-01-01", dataFine: "2026-12-31", customerCode: customerId, supplyId: "s-100002001" };
    expect(sent).toEqual(
      [0, 1].map((pageNumber) => ({ ...years, pageNumber, pageSize: 200, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" })),
    );
    expect(rows).toHaveLength(82 * 3);
    expect(new Set(rows.map(({ date, zone }) => `${date} ${zone}`)).size).toBe(rows.length);
  });

  it("consumptions: [CS-07] the latest reading asks for one row, from 120 days ago up to tomorrow", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const spy = spyOn("/consumption/consumptions");
    const row = await fetchLatestReading(customerId, "s-100001002");
    const [sent] = spy.bodies();
    spy.end();
    expect(sent).toMatchObject({ pageNumber: 0, pageSize: 1, dataInizio: "2026-07-24", dataFine: "2026-11-22" });
    expect(row).toMatchObject({ date: "2026-10-31", year: 2026, month: 10, zone: null });
  });

  it("consumptionsOfPeriod: gives the same rows in one answer", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const period = { supplyId: "s-100001003", from: "2025-11-01", to: "2026-10-31" };
    const rows = await fetchConsumptionOfPeriod(customerId, period);
    expect(rows).toEqual(await fetchConsumption(customerId, period));
    expect(rows).toHaveLength(11);
    expect(rows.every(({ zone }) => zone === "F1")).toBe(true);
  });

  it("[CS-17] latestReadings: one call for 500 supplies", async () => {
    const { customerId } = await signIn("condominio@esempio.it");
    const spy = spyOn("/consumption/");
    const latest = await fetchLatestReadings(customerId);
    expect(spy.bodies()).toHaveLength(1);
    spy.end();
    expect(latest.size).toBe(500);
    expect(latest.get("s-100002001")?.rows.map(({ zone }) => zone)).toEqual(["F1", "F2", "F3"]);
    expect(latest.get("s-100002003")).toMatchObject({ converter: true, rows: [{ zone: null }] });
  });

  it("[R30] consumptions: rows without a day are left out and reported, what nobody expects is read as far as it can be", async () => {
    const reports = vi.fn();
    setOnError(reports);
    const { customerId } = await signIn("casi@esempio.it");
    const rows = await fetchConsumption(customerId, { supplyId: "s-100003001", from: "2026-01-01", to: "2026-12-31" });
    expect(reports).toHaveBeenCalledTimes(3);
    expect(rows.find(({ origin }) => origin === "unknown")).toMatchObject({
      date: "2026-03-29",
      reading: 4412.5,
      consumption: null,
      zone: "F1",
      description: null,
    });
  });
});
