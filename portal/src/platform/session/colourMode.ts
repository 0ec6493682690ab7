import type { ColourMode } from "@favilla/design-system/layout/Footer.tsx";
import { useSyncExternalStore } from "react";
import { local } from "./storage.ts";

/** Also in public/early.js, which sets the chosen colours before anything is painted. */
const modeKey = "favilla.mode";
const chosen = ["light", "dark", "contrast"] as const;

const listeners = new Set<() => void>();

/** The colours that were chosen on this device; unless they were, the system's. */
const readMode = (): ColourMode => chosen.find((mode) => mode === local.get(modeKey)) ?? "system";

function show(mode: ColourMode): void {
  if (mode === "system") delete document.documentElement.dataset["mode"];
  else document.documentElement.dataset["mode"] = mode;
  for (const listener of listeners) listener();
}

export function chooseMode(mode: ColourMode): void {
  if (mode === "system") local.remove(modeKey);
  else local.set(modeKey, mode);
  show(mode);
}

/** Empties local storage (CH-12, CH-19) but for the colours: they are the device's, and nobody's data. */
export function clearLocal(): void {
  const mode = readMode();
  local.clear();
  if (mode !== "system") local.set(modeKey, mode);
}

/** What another tab chooses counts here. */
export const followMode = (): void =>
  window.addEventListener("storage", ({ key }) => {
    if (key === modeKey) show(readMode());
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, readMode, () => "system");
