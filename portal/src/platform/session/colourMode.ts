import type { ColourMode } from "@favilla/design-system/layout/Footer.tsx";
import { local } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** Also used by public/early.js, which applies the colour mode before the first paint. */
const modeKey = "favilla.mode";
const chosen = ["light", "dark", "contrast"] as const;

/** Returns the colour mode chosen on this device, or "system". */
const readMode = (): ColourMode => chosen.find((mode) => mode === local.get(modeKey)) ?? "system";

const store = createStore<ColourMode>(readMode, "system");

function show(mode: ColourMode): void {
  if (mode === "system") delete document.documentElement.dataset["mode"];
  else document.documentElement.dataset["mode"] = mode;
  store.notify();
}

export function chooseMode(mode: ColourMode): void {
  if (mode === "system") local.remove(modeKey);
  else local.set(modeKey, mode);
  show(mode);
}

/** Clears local storage (CH-12, CH-19) except the colour mode, which belongs to the device and not to a customer. */
export function clearLocal(): void {
  const mode = readMode();
  local.clear();
  if (mode !== "system") local.set(modeKey, mode);
}

/** Applies a colour mode that is chosen in another tab. */
export const followMode = (): void =>
  window.addEventListener("storage", ({ key }) => {
    if (key === modeKey) show(readMode());
  });

export const useColourMode = (): ColourMode => useStore(store);
