import { config } from "../config/config.ts";

/**
 * Returns the telephone number of customer service: the configuration's, or, where that could not be loaded, the one that the build wrote
 * into the document for old browsers.
 */
export function helpPhone(): string | undefined {
  try {
    return config().help.phone;
  } catch {
    return document.querySelector("[data-too-old] a")?.textContent || undefined;
  }
}
