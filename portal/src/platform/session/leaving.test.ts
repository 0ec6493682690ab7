import { expect, it, vi } from "vitest";
import { awaitKey, leavingSignal } from "./leaving.ts";

it("[AP-19] a request ends when the last part of the page that waits for it has left, and not before", () => {
  vi.useFakeTimers();
  const signal = leavingSignal("bills");
  const [leaveOne, leaveOther] = [awaitKey("bills"), awaitKey("bills")];
  leaveOne();
  vi.runAllTimers();
  expect(signal.aborted).toBe(false);
  leaveOther();
  const leaveNext = awaitKey("bills");
  vi.runAllTimers();
  expect([signal.aborted, leavingSignal("bills") === signal]).toEqual([false, true]);
  leaveNext();
  vi.runAllTimers();
  expect([signal.aborted, leavingSignal("bills").aborted]).toEqual([true, false]);
  vi.useRealTimers();
});
