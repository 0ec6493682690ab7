import { expect, it } from "vitest";
import { requestMessages } from "./requestMessages.it.ts";
import { requestEvents, requestStatuses } from "./requestProgress.ts";

const moments = { date: "2026-11-12", updatedAt: "2026-11-20T10:00:00.000Z" };
const states = (status: (typeof requestStatuses)[number]) =>
  requestEvents({ ...moments, status }, requestMessages.words).map(({ state }) => state);

it("[RQ-01] each status has its steps", () => {
  expect(states("Open")).toEqual(["done", "current", "coming"]);
  expect(states("InProgress")).toEqual(["done", "current", "coming"]);
  expect(states("ClosedSuccessfully")).toEqual(["done", "done", "done"]);
  expect(states("ClosedWithFailure")).toEqual(["done", "done", "failed"]);
  expect(states("unknown")).toEqual(["done"]);
  expect(states("Paused" as never)).toEqual(["done"]);
});

it("[RQ-01] only a step with a date shows its day, and the steps differ", () => {
  for (const status of requestStatuses) {
    const events = requestEvents({ ...moments, status }, requestMessages.words);
    expect(events[0]?.date).toBe(moments.date);
    expect(events.filter(({ state, date }) => state === "coming" && date)).toEqual([]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  }
});
