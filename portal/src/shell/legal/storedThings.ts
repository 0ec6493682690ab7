/** Where the browser keeps something: shared by its tabs until it is removed, or one tab's own until that is closed. */
export type Place = "local" | "tab";

interface StoredThing {
  /** The key in the browser's storage, or how the keys begin. */
  key: string;
  place: Place;
  /** Its words on the page: `{name}Title`, `{name}Text` and `{name}Time`. */
  name: "session" | "left" | "mode" | "drafts" | "scroll" | "dismissed" | "reloaded" | "farewell";
}

/** Everything that the portal keeps in the customer's browser, all of it technical: the page on cookies is made of it. */
export const storedThings: readonly StoredThing[] = [
  { key: "favilla.authentication", place: "local", name: "session" },
  { key: "favilla.left", place: "local", name: "left" },
  { key: "favilla.mode", place: "local", name: "mode" },
  { key: "favilla.drafts", place: "tab", name: "drafts" },
  { key: "favilla.scroll", place: "tab", name: "scroll" },
  { key: "favilla.dismissed.", place: "tab", name: "dismissed" },
  { key: "favilla.reloaded.", place: "tab", name: "reloaded" },
  { key: "favilla.farewell", place: "tab", name: "farewell" },
];
