import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let page: EventTarget & { visibilityState: string };
let stop = () => {};

/** Opens a page whose servers say a time, and returns its clock. */
async function openPage(serverTime: string) {
  vi.resetModules();
  const clock = await import("./now.ts");
  const gaps = vi.fn();
  const changes = vi.fn();
  clock.followClock();
  clock.learnServerTime(serverTime);
  const [one, other] = [clock.onGap(gaps), clock.onTimeChange(changes)];
  stop = () => void [one(), other()];
  return { ...clock, gaps, changes, time: () => clock.now().toISOString() };
}

/** The date goes on, the page's own clock and its timers stand still. */
const setDate = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const see = () => page.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-27T10:00:00Z"), toFake: ["setInterval", "clearInterval", "Date", "performance"] });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("[AP-29] the portal's clock, after the device slept,", () => {
  it.each(["visibilitychange", "focus", "pageshow"])("counts the sleep at %s, and says that what is shown may be old", async (event) => {
    const { time, gaps, changes } = await openPage("2026-11-20T09:00:00Z");
    vi.advanceTimersByTime(minute);
    setDate(9 * hour);
    expect(time()).toBe("2026-11-20T09:01:00.000Z");
    (event === "visibilitychange" ? page : window).dispatchEvent(new Event(event));
    expect(time()).toBe("2026-11-20T18:01:00.000Z");
    expect([gaps.mock.calls.length, changes.mock.calls.length]).toEqual([1, 1]);
    see();
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T18:01:00.000Z", 1]);
  });

  it("counts nothing while the page is hidden, and the sleep once it is visible", async () => {
    const { time } = await openPage("2026-11-20T09:00:00Z");
    page.visibilityState = "hidden";
    setDate(9 * hour);
    see();
    expect(time()).toBe("2026-11-20T09:00:00.000Z");
    page.visibilityState = "visible";
    see();
    expect(time()).toBe("2026-11-20T18:00:00.000Z");
  });

  it("does not count time twice where its own clock went on", async () => {
    const { time, gaps } = await openPage("2026-11-20T09:00:00Z");
    vi.advanceTimersByTime(9 * hour);
    see();
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T18:00:00.000Z", 0]);
  });
});

describe("[AP-29] a date that is set", () => {
  it.each([-100 * day, -2 * hour, 100 * day, 4000 * day])("back, or far ahead, is no sleep, but the servers are asked: %d", async (by) => {
    const { time, gaps, learnServerTime } = await openPage("2026-11-20T09:00:00Z");
    setDate(by);
    see();
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T09:00:00.000Z", 1]);
    setDate(-by);
    see();
    learnServerTime("2026-11-20T09:00:00Z");
    expect(time()).toBe("2026-11-20T09:00:00.000Z");
    setDate(hour);
    see();
    expect(time()).toBe("2026-11-20T10:00:00.000Z");
  });

  it("beside a page that stays visible is not counted: the servers are asked once, and their answer decides", async () => {
    const { time, gaps, learnServerTime } = await openPage("2026-11-20T09:00:00Z");
    setDate(2 * hour);
    vi.advanceTimersByTime(5 * minute);
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T09:05:00.000Z", 1]);
    learnServerTime("2026-11-20T09:05:00Z");
    see();
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T09:05:00.000Z", 1]);
  });

  it("a wrong date has no effect as long as it stays wrong", async () => {
    setDate(-700 * day);
    const { time, gaps } = await openPage("2026-11-20T09:00:00Z");
    vi.advanceTimersByTime(3 * minute);
    see();
    expect([time(), gaps.mock.calls.length]).toEqual(["2026-11-20T09:03:00.000Z", 0]);
  });
});
