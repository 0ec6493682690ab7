import type { StoredThing } from "@favilla/design-system/legal/storedThing.ts";

/** All data that the portal stores in the customer's browser, all technical. The page about cookies lists them. */
export const storedThings = [
  { key: "favilla.authentication", place: "local", name: "session" },
  { key: "favilla.signout", place: "local", name: "signOut" },
  { key: "favilla.left", place: "local", name: "left" },
  { key: "favilla.mode", place: "local", name: "mode" },
  { key: "favilla.language", place: "local", name: "language" },
  { key: "favilla.discreet", place: "local", name: "discreet" },
  { key: "favilla.reported.", place: "local", name: "reported" },
  { key: "favilla.drafts", place: "tab", name: "drafts" },
  { key: "favilla.scroll", place: "tab", name: "scroll" },
  { key: "favilla.dismissed.", place: "tab", name: "dismissed" },
  { key: "favilla.reloaded.", place: "tab", name: "reloaded" },
  { key: "favilla.farewell", place: "tab", name: "farewell" },
] as const satisfies readonly StoredThing[];
