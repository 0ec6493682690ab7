import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMode, clearLocal } from "./colourMode.ts";

const held = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => held.set(key, value),
      removeItem: (key: string) => held.delete(key),
      clear: () => held.clear(),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("chosen colours show at once and are the one thing that outlives a clearing", () => {
  held.set("favilla.authentication", "secret");
  chooseMode("dark");
  clearLocal();
  expect([root.dataset["mode"], [...held]]).toEqual(["dark", [["favilla.mode", "dark"]]]);
  chooseMode("system");
  clearLocal();
  expect([root.dataset["mode"], held.size]).toEqual([undefined, 0]);
  held.set("favilla.mode", "viola");
  clearLocal();
  expect(held.size).toBe(0);
});
