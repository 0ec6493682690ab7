import fc from "fast-check";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followClock, learnServerTime, now } from "./now.ts";
import { today, useServerDay } from "./today.ts";
import { useMoment } from "./useMoment.ts";

const minute = 60_000;
const hour = 60 * minute;

const nothing = () => undefined;
const element = { nodeType: 1, tagName: "MAIN", addEventListener: nothing, ownerDocument: { nodeType: 9, addEventListener: nothing } };
let page: EventTarget;
let end = async () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { HTMLIFrameElement: class {} }));
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  followClock();
});
afterEach(async () => {
  await end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Renders a hook at a time of the server. Returns its values, one for each render. */
async function render<T>(moment: string, hook: () => T): Promise<T[]> {
  learnServerTime(moment);
  const values: T[] = [];
  const Probe = () => {
    values.push(hook());
    return null;
  };
  const root = createRoot(element as unknown as Element);
  end = () => act(async () => root.unmount());
  await act(async () => root.render(<Probe />));
  return values;
}

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

describe("[AP-30] today", () => {
  it.each([
    ["2026-11-20T22:59:00Z", "2026-11-20", "2026-11-21"],
    ["2026-12-31T22:59:00Z", "2026-12-31", "2027-01-01"],
    // The nights of summer time: a day has 23 or 25 hours.
    ["2027-03-28T21:59:00Z", "2027-03-28", "2027-03-29"],
    ["2026-10-25T22:59:00Z", "2026-10-25", "2026-10-26"],
  ])("follows Rome's midnight: %s", async (moment, before, after) => {
    const days = await render(moment, useServerDay);
    await pass(59_000);
    expect(days.at(-1)).toBe(before);
    await pass(1100);
    expect(days.at(-1)).toBe(after);
    await pass(26 * hour);
    expect(days.at(-1)).toBe(today());
  });

  it("is there when the page is looked at again after the device slept past midnight", async () => {
    const days = await render("2026-11-20T20:00:00Z", useServerDay);
    vi.setSystemTime(Date.now() + 9 * hour);
    expect(days).toEqual(["2026-11-20"]);
    await act(async () => void page.dispatchEvent(new Event("visibilitychange")));
    expect(days.at(-1)).toBe("2026-11-21");
  });

  it.each(["2027-03-01T10:00:00Z", "2026-08-12T10:00:00Z"])("follows the servers where the device's date is wrong: %s", async (wrong) => {
    const days = await render(wrong, useServerDay);
    await act(async () => learnServerTime("2026-11-20T10:00:00Z"));
    expect(days.at(-1)).toBe("2026-11-20");
  });

  it("waits with one timer, and with none when it is left", async () => {
    const before = vi.getTimerCount();
    await render("2026-11-20T20:00:00Z", useServerDay);
    expect(vi.getTimerCount()).toBe(before + 1);
    await end();
    expect(vi.getTimerCount()).toBe(before);
  });
});

it("[SR-24] the time of a component is on the same side of each bound as the servers' clock, whatever time passes", async () => {
  const start = Date.parse("2026-11-20T10:00:00Z");
  const offset = fc.integer({ min: 0, max: 100 * 24 * hour });
  await fc.assert(
    fc.asyncProperty(fc.array(offset, { maxLength: 5 }), fc.array(offset, { minLength: 1, maxLength: 4 }), async (bounds, passing) => {
      const moments = bounds.map((bound) => start + bound);
      const times = await render(new Date(start).toISOString(), () => useMoment(moments.map((each) => new Date(each).toISOString())));
      for (const time of passing) {
        await pass(time);
        const sides = (at: Date) => moments.map((each) => each < at.getTime());
        expect(sides(times.at(-1) as Date)).toEqual(sides(now()));
      }
      await end();
    }),
    { numRuns: 50 },
  );
});
