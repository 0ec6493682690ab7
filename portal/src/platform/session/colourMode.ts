import type { ColourMode } from "@favilla/design-system/layout/Footer.tsx";
import { followChoice, readChoice, writeChoice } from "./device.ts";
import { createStore, useStore } from "./store.ts";

/** Returns the colour mode chosen on this device, or "system". early.js applies it before the first paint. */
const readMode = (): ColourMode => readChoice("mode") ?? "system";

const store = createStore<ColourMode>(readMode, "system");

function show(mode: ColourMode): void {
  if (mode === "system") delete document.documentElement.dataset["mode"];
  else document.documentElement.dataset["mode"] = mode;
  store.notify();
}

export function chooseMode(mode: ColourMode): void {
  writeChoice("mode", mode === "system" ? undefined : mode);
  show(mode);
}

/** Applies a colour mode that is chosen in another tab. */
export const followMode = (): void => followChoice("mode", () => show(readMode()));

export const useColourMode = (): ColourMode => useStore(store);
