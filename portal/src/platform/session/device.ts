import { portalLanguages } from "../config/config.ts";
import { local } from "./storage.ts";

/** Choices that belong to the device and not to a customer: the key and the values in local storage. */
export const choices = {
  mode: { key: "favilla.mode", values: ["light", "dark", "contrast"] },
  discreet: { key: "favilla.discreet", values: ["on"] },
  language: { key: "favilla.language", values: portalLanguages },
} as const;

type Name = keyof typeof choices;
type Value<N extends Name> = (typeof choices)[N]["values"][number];

/** Returns the value chosen on this device, or undefined if there is none that the portal knows. */
export const readChoice = <N extends Name>(name: N): Value<N> | undefined =>
  choices[name].values.find((value) => value === local.get(choices[name].key));

/** Stores a choice on this device. Without a value it is removed. */
export function writeChoice<N extends Name>(name: N, value: Value<N> | undefined): void {
  if (value === undefined) local.remove(choices[name].key);
  else local.set(choices[name].key, value);
}

/** Calls the listener when the choice is changed in another tab. */
export const followChoice = (name: Name, listener: () => void): void =>
  window.addEventListener("storage", ({ key }) => {
    if (key === choices[name].key) listener();
  });

/** Clears local storage (CH-12, CH-19, CH-21) except the choices that belong to the device. */
export function clearLocal(): void {
  const mode = readChoice("mode");
  const discreet = readChoice("discreet");
  const language = readChoice("language");
  local.clear();
  writeChoice("mode", mode);
  writeChoice("discreet", discreet);
  writeChoice("language", language);
}
