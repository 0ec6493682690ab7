import { readingsFrom } from "@favilla/design-system/bills/billFigures.ts";
import { daysForNextBill } from "@favilla/design-system/bills/nextBill.ts";
import { daysToAsk } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { daysOfLastMonths } from "@favilla/design-system/consumption/lastMonths.ts";
import { addDays, yearOf } from "@favilla/design-system/data/dates.ts";
import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { daysBack } from "@favilla/design-system/readings/expectedUse.ts";
import { expect, it, vi } from "vitest";
import { cacheKey, renderHook } from "../../platform/session/testHook.tsx";
import { today } from "../../platform/time/today.ts";
import { useReadings } from "./useReadings.ts";

vi.mock("../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

const day = today();
const id = "s-100001001" as SupplyId;
const rowOf = (date: string) => ({ date, consumption: 1 }) as ConsumptionRow;
const days = [0, 40, 400, 1000].map((back) => addDays(day, -back)).toSorted();
const cached = {
  [cacheKey("consumptionOfPeriod", { supplyId: id, from: addDays(day, -3 * 366), to: day })]: days.map(rowOf),
};
const read = (period: { from: string; to: string }, cache: Readonly<Record<string, unknown>> = cached) =>
  renderHook(() => useReadings({ supplyId: id, ...period }), cache).given;

it("[AP-48] the periods that home, a bill, a supply and the form for a reading ask for are parts of one answer", () => {
  for (const period of [
    daysForNextBill(day),
    daysToAsk(defaultConsumptionFilter(yearOf(day))),
    daysOfLastMonths(day),
    { from: addDays(day, -daysBack), to: day },
    { from: readingsFrom(addDays(day, -400)), to: addDays(day, -340) },
  ])
    expect(read(period)).toEqual({ state: "Loaded", data: days.filter((each) => each >= period.from && each <= period.to).map(rowOf) });
  expect(read({ from: addDays(day, -39), to: addDays(day, -1) })).toEqual({ state: "NoDataFound" });
});

it("[AP-48] an older period, and a supply whose readings have not come, are requested; null requests nothing", () => {
  const older = { from: addDays(day, -1200), to: addDays(day, -1100) };
  expect(read(older)).toEqual({ state: "Loading" });
  expect(read(older, { [cacheKey("consumption", { supplyId: id, ...older })]: [rowOf(older.to)] })).toEqual({
    state: "Loaded",
    data: [rowOf(older.to)],
  });
  expect(read(daysForNextBill(day), {})).toEqual({ state: "Loading" });
  expect(renderHook(() => useReadings(null), cached).given).toEqual({ state: "Unset" });
});
