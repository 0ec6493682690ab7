import { afterAll, expect, it, vi } from "vitest";

const idle: (() => void)[] = [];
const page = new EventTarget();
vi.stubGlobal("window", { requestIdleCallback: true });
vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
/** Lets time pass, and then the browser be idle. */
const pass = (milliseconds = 100) => {
  vi.advanceTimersByTime(milliseconds);
  for (const callback of idle.splice(0)) callback();
};

vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });

// Other files share this process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("[RT-48] code for later presses waits for the first use and then for an idle moment, on this page and on the next", async () => {
  vi.resetModules();
  const { onFirstUse } = await import("./firstUse.ts");
  const [first, dropped, later] = [vi.fn(), vi.fn(), vi.fn()];
  onFirstUse(first);
  const stop = onFirstUse(dropped);
  pass();
  expect(first).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("scroll"));
  expect(first).not.toHaveBeenCalled();
  stop();
  pass();
  expect(first).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
  onFirstUse(later);
  expect(later).not.toHaveBeenCalled();
  pass();
  expect(later).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("scroll"));
  pass();
  expect(first).toHaveBeenCalledTimes(1);
});

it("[RT-56] code for later presses waits until a press is answered, also on the page to which it leads", async () => {
  vi.resetModules();
  const { onFirstUse } = await import("./firstUse.ts");
  const [first, ofNextPage] = [vi.fn(), vi.fn()];
  onFirstUse(first);
  page.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(50);
  page.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(60);
  page.dispatchEvent(new Event("pointerup"));
  pass(600);
  onFirstUse(ofNextPage);
  pass(390);
  expect(first).not.toHaveBeenCalled();
  expect(ofNextPage).not.toHaveBeenCalled();
  pass(20);
  expect(first).toHaveBeenCalledTimes(1);
  expect(ofNextPage).toHaveBeenCalledTimes(1);
});
