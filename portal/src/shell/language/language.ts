import type { MessageOverrides } from "@favilla/design-system/theme/messages.ts";
import type { PortalLanguage } from "../../platform/config/config.ts";
import { createStore, useStore } from "../../platform/session/store.ts";

export interface ShownLanguage {
  language: PortalLanguage;
  /** Texts that replace the Italian ones: the language's catalogue, with the texts of the servers over it. */
  words: MessageOverrides;
  /** Language that was wanted and could not be loaded. */
  failed?: PortalLanguage | undefined;
}

/** Pages are rendered in Italian at build time. */
let currentLanguage: ShownLanguage = { language: "it", words: {} };
const store = createStore(() => currentLanguage, currentLanguage);

export const useShownLanguage = (): ShownLanguage => useStore(store);

export const shownLanguage = (): ShownLanguage => currentLanguage;

/** Shows the page in a language. Components are rendered again and keep their state. */
export function showLanguage(next: ShownLanguage): void {
  currentLanguage = next;
  const root = document.documentElement;
  root.lang = next.language;
  // Set by early.js: the loading screen had no text as long as the language was not loaded.
  delete root.dataset["foreign"];
  store.notify();
}
