import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("importing focus adds no listener to the page: the first provider adds them, the last one removes them", async () => {
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn(), activeElement: null };
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", class {});
  vi.resetModules();
  const { findOpener } = await import("./returnFocus.ts");
  const { isWatched, watchTouched } = await import("../theme/lastTouched.ts");
  await import("../theme/FavillaProvider.tsx");
  expect(page.addEventListener).not.toHaveBeenCalled();
  expect(findOpener()).toBeNull();

  const [end, endOther] = [watchTouched(), watchTouched()];
  expect(page.addEventListener.mock.calls.map(([type]) => type)).toEqual(["click", "focusin"]);
  end();
  expect([isWatched(), page.removeEventListener.mock.calls.length]).toEqual([true, 0]);
  endOther();
  expect(isWatched()).toBe(false);
  expect(page.removeEventListener.mock.calls).toEqual(page.addEventListener.mock.calls);
});
