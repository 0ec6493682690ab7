import { expect, it, vi } from "vitest";
import { registerKey, requestSignal } from "./requestSignals.ts";

it("[AP-19] a request is cancelled when the last component that waits for it unmounts, and not before", () => {
  vi.useFakeTimers();
  const signal = requestSignal("bills");
  const [leaveOne, leaveOther] = [registerKey("bills"), registerKey("bills")];
  leaveOne();
  vi.runAllTimers();
  expect(signal.aborted).toBe(false);
  leaveOther();
  const leaveNext = registerKey("bills");
  vi.runAllTimers();
  expect([signal.aborted, requestSignal("bills") === signal]).toEqual([false, true]);
  leaveNext();
  vi.runAllTimers();
  expect([signal.aborted, requestSignal("bills").aborted]).toEqual([true, false]);
  vi.useRealTimers();
});
