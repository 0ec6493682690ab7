import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { readChoice } from "../../platform/session/device.ts";
import { loaders } from "../loaders.ts";

/** All that only installations with several languages need: the choice, and what loads its languages. */
export const languageChoice = part("PortalLanguages", () => loaders().severalLanguages(), { optional: true });

/** Returns the code for several languages; undefined if there is only Italian, or if the code does not arrive. */
export async function severalLanguages() {
  if (config().languages.join() !== "it") await languageChoice.preload();
  return languageChoice.loaded();
}

/** Requests that code while the configuration is loading, if a language was chosen on this device. */
export const prefetchLanguages = (): void => void (readChoice("language") && languageChoice.preload());
