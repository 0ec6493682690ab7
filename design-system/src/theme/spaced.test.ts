import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spaced } from "./spaced.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("[RT-24] what is asked for each second runs at once, and then after longer and longer times, at most a minute", () => {
  const run = vi.fn();
  const ask = spaced(run);
  const times: number[] = [];
  for (let second = 0; second <= 200; second++) {
    ask();
    if (run.mock.calls.length > times.length) times.push(second);
    vi.advanceTimersByTime(1000);
  }
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

it("[RT-24] what is asked for a moment after a failure is done once the time has passed, without being asked again", () => {
  const run = vi.fn();
  const ask = spaced(run);
  ask();
  vi.advanceTimersByTime(100);
  ask();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(900);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(2);
});
