/** Storage location: shared by all tabs until removed, or one tab's own until it is closed. */
export type StoredPlace = "local" | "tab";

/** Name of something that customer areas store, for which there are words: `{name}Title`, `{name}Text` and `{name}Time`. */
export type StoredName =
  | "session"
  | "signOut"
  | "left"
  | "mode"
  | "language"
  | "discreet"
  | "reported"
  | "drafts"
  | "scroll"
  | "dismissed"
  | "reloaded"
  | "farewell";

/** Something that a site stores in the browser. A site says in its own words what has no name here. */
export type StoredThing = {
  /** Key in the browser's storage, or its beginning. */
  key: string;
  place: StoredPlace;
} & (
  | { name: StoredName }
  | {
      name?: undefined;
      /** The thing in a few words, as a heading. */
      title: string;
      /** Purpose, in a sentence. */
      text: string;
      /** Duration, in a sentence. */
      time: string;
    }
);
