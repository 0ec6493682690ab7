import { followChoice, readChoice, writeChoice } from "./device.ts";
import { createStore, useStore } from "./store.ts";

const store = createStore(() => readChoice("discreet") === "on", false);

/** Hides amounts and codes on this device until they are shown again (CH-21). */
export function chooseDiscreet(discreet: boolean): void {
  writeChoice("discreet", discreet ? "on" : undefined);
  store.notify();
}

/** Applies discreet mode that is chosen in another tab. */
export const followDiscreet = (): void => followChoice("discreet", store.notify);

export const useDiscreetChoice = (): boolean => useStore(store);
