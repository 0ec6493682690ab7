import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMode } from "./colourMode.ts";
import { clearLocal, writeChoice } from "./device.ts";
import { chooseDiscreet } from "./discreet.ts";
import { memoryStorage } from "./memoryStorage.ts";

const stored = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("window", {
    localStorage: memoryStorage(stored),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("[CH-19] chosen colours show at once and survive the clearing of local storage", () => {
  stored.set("favilla.authentication", "secret");
  chooseMode("dark");
  clearLocal();
  expect([root.dataset["mode"], [...stored]]).toEqual(["dark", [["favilla.mode", "dark"]]]);
  chooseMode("system");
  clearLocal();
  expect([root.dataset["mode"], stored.size]).toEqual([undefined, 0]);
  stored.set("favilla.mode", "viola");
  clearLocal();
  expect(stored.size).toBe(0);
});

it("[CH-26] the language survives the clearing of local storage", () => {
  stored.set("favilla.authentication", "secret");
  writeChoice("language", "de");
  clearLocal();
  expect([...stored]).toEqual([["favilla.language", "de"]]);
  writeChoice("language", undefined);
});

it("[CH-21] discreet mode survives the clearing of local storage, and switching it off stores nothing", () => {
  stored.set("favilla.authentication", "secret");
  chooseDiscreet(true);
  clearLocal();
  expect([...stored]).toEqual([["favilla.discreet", "on"]]);
  chooseDiscreet(false);
  expect(stored.size).toBe(0);
});
