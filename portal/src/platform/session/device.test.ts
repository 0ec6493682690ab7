import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMode } from "./colourMode.ts";
import { clearLocal } from "./device.ts";
import { chooseDiscreet } from "./discreet.ts";

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

it("[CH-19] chosen colours show at once and survive the clearing of local storage", () => {
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

it("[CH-21] discreet mode survives the clearing of local storage, and switching it off stores nothing", () => {
  held.set("favilla.authentication", "secret");
  chooseDiscreet(true);
  clearLocal();
  expect([...held]).toEqual([["favilla.discreet", "on"]]);
  chooseDiscreet(false);
  expect(held.size).toBe(0);
});
