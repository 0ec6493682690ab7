import { expect, it } from "vitest";
import type { DetailedSupply } from "../supplies/detailedSupply.ts";
import { readingsToSend } from "./readingsToSend.ts";
import type { SelfReadingFacts, SelfReadingWindow } from "./selfReading.ts";

const hrefOf = (id: string) => `#${id}`;
const now = new Date("2026-11-20T09:00:00.000Z");
const supplyOf = (id: string, own: Partial<DetailedSupply> = {}) =>
  ({ id, nickname: id, address: null, commodity: "gas", status: "active", selfReadingToken: "t", ...own }) as DetailedSupply;
const windowOf = (supplyId: string, to = "2026-11-26T23:00:00.000Z"): SelfReadingWindow => ({
  id: `w-${supplyId}`,
  supplyId,
  from: "2026-11-17T23:00:00.000Z",
  to,
  switch: false,
  readingStatus: null,
});
const sentOf = (supplyId: string, status: SelfReadingFacts["status"]) =>
  ({ id: `r-${supplyId}`, supplyId, windowId: `w-${supplyId}`, sentAt: "2026-11-19T09:00:00.000Z", status }) as SelfReadingFacts;

it("[SR-21] readings of open windows are to do until they are sent, those that end first at the top; refused ones are to do again", () => {
  const supplies = [
    ...["late", "soon", "refused", "past"].map((id) => supplyOf(id, {})),
    supplyOf("sent", { selfReadingToken: null }),
    supplyOf("light", { commodity: "electricity" }),
  ];
  const windows = [
    windowOf("late", "2026-12-05T23:00:00.000Z"),
    windowOf("soon", "2026-11-21T23:00:00.000Z"),
    windowOf("sent"),
    windowOf("refused"),
    windowOf("past", "2026-11-18T23:00:00.000Z"),
    windowOf("light"),
  ];
  const sent = [sentOf("sent", "sent"), sentOf("refused", "refused"), sentOf("past", "accepted")];
  const { toDo, done } = readingsToSend(supplies, { windows, sent }, now, hrefOf);
  expect(toDo.map(({ id }) => id)).toEqual(["soon", "refused", "late"]);
  expect(done).toBe(1);
  expect(readingsToSend(supplies, { windows: undefined, sent }, now, hrefOf)).toEqual({ toDo: [], done: 0 });
});

it("[SR-21] readings that were sent count also while their list cannot be loaded: each window has the status of its last one", () => {
  const supplies = ["late", "sent", "refused"].map((id) => supplyOf(id, id === "sent" ? { selfReadingToken: null } : {}));
  const windows = (["late", "sent", "refused"] as const).map((id) => ({ ...windowOf(id), readingStatus: id === "late" ? null : id }));
  const { toDo, done } = readingsToSend(supplies, { windows, sent: undefined }, now, hrefOf);
  expect(toDo.map(({ id }) => id)).toEqual(["late", "refused"]);
  expect(done).toBe(1);
});
