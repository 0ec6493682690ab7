import { readingOrigins } from "@favilla/design-system/consumption/consumption.ts";
import { zones } from "@favilla/design-system/consumption/consumptionRow.ts";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setOnError } from "../../platform/errors/errorPort.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { get, post } from "../../platform/wire/rest.ts";
import { fetchConsumption, fetchConsumptionOfPeriod, fetchLatestMonths, fetchLatestReadings } from "./calls.ts";
import { parseConsumption, zoneOf } from "./consumption.ts";

const wire = {
  componentCode: "CO",
  date: "2026-10-30T23:00:00.000Z",
  reading: 4271,
  consumption: 58,
  zone: "F1",
  readingDesc: "LETTURA A GIRO",
  readingCode: "LG",
};
const one = (change: object = {}) => parseConsumption([{ ...wire, ...change }])[0];

vi.mock("../../platform/wire/rest.ts", () => ({ get: vi.fn(), post: vi.fn() }));

const reports = vi.fn();
setOnError(reports);
afterEach(() => reports.mockReset());

describe("a row of consumption on the wire", () => {
  it("[CS-05] [AP-14] becomes the entity, field by field", () => {
    expect(one()).toEqual({
      date: "2026-10-31",
      year: 2026,
      month: 10,
      consumption: 58,
      reading: 4271,
      zone: "F1",
      origin: "distributor",
      description: "LETTURA A GIRO",
    });
  });

  it("[CS-03] reads the origin of a reading from its code; another code is unknown", () => {
    const codes = ["LG", "MA", "AL", "AT", "ZZ", null];
    expect(codes.map((readingCode) => one({ readingCode })?.origin)).toEqual([...readingOrigins, "unknown"]);
  });

  it("[R36] [CS-05] is kept only for component CO; the others are dropped without a report", () => {
    expect(parseConsumption(["PO", "MI", "co", "", null, undefined].map((componentCode) => ({ ...wire, componentCode })))).toEqual([]);
    expect(reports).not.toHaveBeenCalled();
  });

  it("[CS-05] is sorted by date, then zone", () => {
    const rows = [
      ["2026-03-30T22:00:00.000Z", "F2"],
      ["2026-02-27T23:00:00.000Z", "F3"],
      ["2026-03-30T22:00:00.000Z", null],
      ["2026-02-27T23:00:00.000Z", "F1"],
      ["2026-03-30T22:00:00.000Z", "F1"],
    ].map(([date, zone]) => ({ ...wire, date, zone }));
    expect(parseConsumption(rows).map(({ date, zone }) => [date, zone])).toEqual([
      ["2026-02-28", "F1"],
      ["2026-02-28", "F3"],
      ["2026-03-31", null],
      ["2026-03-31", "F1"],
      ["2026-03-31", "F2"],
    ]);
  });

  it.each([
    ["the last moment of a month in summer", "2026-05-31T21:59:59.999Z", "2026-05-31", 5],
    ["the first moment of a month in summer", "2026-05-31T22:00:00.000Z", "2026-06-01", 6],
    ["the last moment of a month in winter", "2026-01-31T22:59:59.999Z", "2026-01-31", 1],
    ["the first moment of a month in winter", "2026-01-31T23:00:00.000Z", "2026-02-01", 2],
    ["the last moment of a year", "2025-12-31T22:59:59.999Z", "2025-12-31", 12],
    ["the first moment of a year", "2025-12-31T23:00:00.000Z", "2026-01-01", 1],
    ["the day on which the clocks go forward, its beginning", "2026-03-28T23:00:00.000Z", "2026-03-29", 3],
    ["the day on which the clocks go forward, its end", "2026-03-29T21:59:59.999Z", "2026-03-29", 3],
    ["the day after", "2026-03-29T22:00:00.000Z", "2026-03-30", 3],
    ["the day on which the clocks go back, its beginning", "2026-10-24T22:00:00.000Z", "2026-10-25", 10],
    ["the day on which the clocks go back, its end", "2026-10-25T22:59:59.999Z", "2026-10-25", 10],
    ["clocks that go back on the last day of a month", "2027-10-31T22:59:59.999Z", "2027-10-31", 10],
    ["the moment after", "2027-10-31T23:00:00.000Z", "2027-11-01", 11],
    ["leap day", "2028-02-28T23:00:00.000Z", "2028-02-29", 2],
    ["a day without a time", "2026-03-01", "2026-03-01", 3],
  ])("[CS-08] counts for the month in Rome: %s", (_, date, day, month) => {
    expect(one({ date })).toMatchObject({ date: day, year: Number(day.slice(0, 4)), month });
  });

  it("[CS-08] is in the month that Rome's calendar says, whenever it is", () => {
    const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });
    fc.assert(
      fc.property(fc.date({ min: new Date("1996-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }), (date) => {
        expect(one({ date: date.toISOString() })?.date).toBe(rome.format(date));
      }),
    );
  });

  it("[CS-03] one price all day counts as F1, gas has no zone", () => {
    expect(["F1", "F2", "F3", "f2 ", "MONO", "Monorario", "F0", "", "F4", null, undefined, 1].map(zoneOf)).toEqual([
      "F1",
      "F2",
      "F3",
      "F2",
      "F1",
      "F1",
      "F1",
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("has figures as text too, and null for an invalid one", () => {
    expect(one({ reading: "4.412,5", consumption: "12,3" })).toMatchObject({ reading: 4412.5, consumption: 12.3 });
    expect(one({ reading: "?", consumption: null })).toMatchObject({ reading: null, consumption: null });
    expect(one({ consumption: -7 })?.consumption).toBe(-7);
  });

  it("[AP-06] without a day is dropped and reported, the others are kept", () => {
    const days = [null, undefined, "0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z", "31/02/2026", 5];
    expect(parseConsumption([...days.map((date) => ({ ...wire, date })), wire])).toHaveLength(1);
    expect(reports).toHaveBeenCalledTimes(days.length);
  });

  it("[AP-06] [AP-14] any JSON is rows or a typed error, and no more", () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom("CO", "F1", "2026-10-30T23:00:00.000Z"));
    const row = fc.record({
      componentCode: fc.constant("CO"),
      date: field,
      reading: field,
      consumption: field,
      zone: field,
      readingCode: field,
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(row, fc.jsonValue()))), (data) => {
        try {
          for (const { date, year, month, zone, consumption } of parseConsumption(data)) {
            expect([year, month]).toEqual([Number(date.slice(0, 4)), Number(date.slice(5, 7))]);
            expect([null, ...zones]).toContain(zone);
            expect(consumption === null || Number.isFinite(consumption)).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
    );
  });
});

it("[CS-28] the latest month of each supply is requested with all its readings, not with those of its last day", async () => {
  vi.mocked(post).mockResolvedValueOnce({ items: [] });
  await fetchLatestMonths("c-1");
  expect(post).toHaveBeenLastCalledWith("latestReadings", {
    body: expect.objectContaining({ customerCode: "c-1", wholeMonth: true }),
    signal: undefined,
  });
});

describe("a row that a response has twice [AP-20]", () => {
  const period = { supplyId: "s-1", from: "2026-01-01", to: "2026-12-31" };

  it("counts once in the call for a whole period, and is reported", async () => {
    vi.mocked(get).mockResolvedValueOnce({ items: [wire, wire] });
    expect(await fetchConsumptionOfPeriod("c-1", period)).toHaveLength(1);
    expect(reports).toHaveBeenCalledOnce();
  });

  it("counts once among the latest readings of a supply, and is reported", async () => {
    vi.mocked(post).mockResolvedValueOnce({ items: [{ supplyId: "s-1", converter: false, readings: [wire, wire] }] });
    expect((await fetchLatestReadings("c-1")).get("s-1")?.rows).toHaveLength(1);
    expect(reports).toHaveBeenCalledOnce();
  });

  it("counts once in the call with pages, and is reported once", async () => {
    vi.mocked(post).mockResolvedValueOnce({ totalCount: 2, items: [wire, wire] });
    expect(await fetchConsumption("c-1", period)).toHaveLength(1);
    expect(reports).toHaveBeenCalledOnce();
  });
});
