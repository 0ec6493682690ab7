/**
 * User actions of a test: `userEvent.setup()` of @testing-library/user-event, or `userEvent` of Vitest's browser mode. Any object with
 * these four functions works. Keys have the common format: `{Escape}` and plain text.
 */
export interface Person {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  selectOptions: (element: Element, value: string) => Promise<unknown>;
}

/** Escapes a text for `keyboard`: a character that begins the name of a key is doubled. */
export const asKeys = (text: string): string => text.replace(/[{[]/g, "$&$&");

/** Replaces the text of a field by typing. */
export async function fillField(person: Person, field: Element, text: string): Promise<void> {
  await person.click(field);
  await person.clear(field);
  if (text !== "") await person.keyboard(asKeys(text));
}

// Saved before a test replaces the timers.
const { setTimeout } = globalThis;

const pause = 10;
const turns = 100;

/** Waits until `isSo` returns true, for at most a second, then throws `otherwise`. It does not wait if the condition is true at once. */
export async function until(isSo: () => boolean, otherwise: () => string): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn === turns) throw new Error(otherwise());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
