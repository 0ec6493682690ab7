import { afterAll, expect, it, vi } from "vitest";

const idle: (() => void)[] = [];
const page = new EventTarget();
vi.stubGlobal("window", { requestIdleCallback: true });
vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
const pass = () => {
  for (const callback of idle.splice(0)) callback();
};

// Other files share this process.
afterAll(() => {
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
  page.dispatchEvent(new Event("pointerdown"));
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
