import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commodities } from "../data/commodity.ts";
import { supplyStatuses } from "../supplies/supplyStatus.ts";
import { openWindow, type ReadableSupply, type SelfReadingWindow, windowToRead, windowToShow } from "./selfReading.ts";

const window: SelfReadingWindow = {
  id: "w-1",
  supplyId: "s-1",
  from: "2026-11-18T23:00:00.000Z",
  to: "2026-11-27T23:00:00.000Z",
  switch: false,
  readingStatus: null,
};
const supply: ReadableSupply = { id: "s-1", commodity: "gas", status: "active", selfReadingToken: "t" };
const inside = new Date("2026-11-21T09:00:00.000Z");

describe("[SR-03] a reading may be sent", () => {
  it.each([
    ["inside", "2026-11-21T09:00:00.000Z", true],
    ["at the beginning", "2026-11-18T23:00:00.000Z", false],
    ["a millisecond later", "2026-11-18T23:00:00.001Z", true],
    ["a millisecond before the end", "2026-11-27T22:59:59.999Z", true],
    ["at the end", "2026-11-27T23:00:00.000Z", false],
    ["before", "2026-11-01T00:00:00.000Z", false],
    ["after", "2026-12-01T00:00:00.000Z", false],
  ])("%s of the window", (_, moment, may) => expect(windowToRead(supply, [window], new Date(moment)) !== undefined).toBe(may));

  it("of gas that is active, has a token and a window, and of nothing else", () => {
    for (const commodity of commodities)
      expect(windowToRead({ ...supply, commodity }, [window], inside) === window).toBe(commodity === "gas");
    for (const status of supplyStatuses) expect(windowToRead({ ...supply, status }, [window], inside) === window).toBe(status === "active");
    for (const selfReadingToken of [null, ""]) expect(windowToRead({ ...supply, selfReadingToken }, [window], inside)).toBeUndefined();
    expect(windowToRead(supply, [], inside)).toBeUndefined();
    expect(windowToRead(supply, [{ ...window, supplyId: "s-2" }], inside)).toBeUndefined();
  });

  it("for any window: exactly while now is between its bounds", () => {
    const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, moment, (from, to, now) => {
        const one = { ...window, from: from.toISOString(), to: to.toISOString() };
        expect(windowToRead(supply, [one], now) !== undefined).toBe(from < now && now < to);
      }),
    );
  });
});

it("the window to show is the one that is open, else the next, else the last", () => {
  const before = { ...window, id: "w-0", from: "2026-09-18T22:00:00.000Z", to: "2026-09-26T22:00:00.000Z" };
  const after = { ...window, id: "w-2", from: "2027-01-18T23:00:00.000Z", to: "2027-01-27T23:00:00.000Z" };
  const all = [after, window, before];
  const shown = (moment: string) => windowToShow(all, "s-1", new Date(moment))?.id;
  expect([
    shown("2026-11-21T09:00:00Z"),
    shown("2026-10-21T09:00:00Z"),
    shown("2026-12-21T09:00:00Z"),
    shown("2027-06-01T09:00:00Z"),
  ]).toEqual(["w-1", "w-1", "w-2", "w-2"]);
  expect(shown(window.from)).toBe("w-1");
  expect(openWindow(all, "s-1", new Date(window.from))).toBeUndefined();
  expect(windowToShow(all, "s-2", inside)).toBeUndefined();
});
