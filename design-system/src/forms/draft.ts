/** Typed values that are not saved yet, as the site keeps them. */
export interface Draft<T> {
  /** The draft that existed when the page opened; undefined if there was none. */
  readonly found: T | undefined;
  /** Saves the typed values. It is called on every change of the form, and never with secrets. */
  keep(value: T): void;
  /** Deletes the draft: the values have been saved, or the customer has cancelled. */
  drop(): void;
}

/** A draft that is not kept: what was typed is lost with the page. */
export const noDraft: Draft<never> = { found: undefined, keep: () => undefined, drop: () => undefined };
