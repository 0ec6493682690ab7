import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseMode } from "./colourMode.ts";
import { clearLocal, writeChoice } from "./device.ts";
import { chooseDiscreet } from "./discreet.ts";
import { memoryStorage } from "./memoryStorage.ts";

const storedChoice = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("window", {
    localStorage: memoryStorage(storedChoice),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("[CH-19] chosen colours show at once and survive the clearing of local storage", () => {
  storedChoice.set("favilla.authentication", "secret");
  chooseMode("dark");
  clearLocal();
  expect([root.dataset["mode"], [...storedChoice]]).toEqual(["dark", [["favilla.mode", "dark"]]]);
  chooseMode("system");
  clearLocal();
  expect([root.dataset["mode"], storedChoice.size]).toEqual([undefined, 0]);
  storedChoice.set("favilla.mode", "viola");
  clearLocal();
  expect(storedChoice.size).toBe(0);
});

it("[CH-26] the language survives the clearing of local storage", () => {
  storedChoice.set("favilla.authentication", "secret");
  writeChoice("language", "de");
  clearLocal();
  expect([...storedChoice]).toEqual([["favilla.language", "de"]]);
  writeChoice("language", undefined);
});

it("[CH-21] discreet mode survives the clearing of local storage, and switching it off stores nothing", () => {
  storedChoice.set("favilla.authentication", "secret");
  chooseDiscreet(true);
  clearLocal();
  expect([...storedChoice]).toEqual([["favilla.discreet", "on"]]);
  chooseDiscreet(false);
  expect(storedChoice.size).toBe(0);
});
