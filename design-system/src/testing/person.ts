/**
 * Who acts on the page in a test: `userEvent.setup()` of @testing-library/user-event, or `userEvent` of Vitest's browser mode.
 * Any other with these four will do; keys are written in their common way, `{Escape}` and plain text.
 */
export interface Person {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  selectOptions: (element: Element, value: string) => Promise<unknown>;
}

/** Text as keys: what would begin a key's name is doubled. */
export const asKeys = (text: string): string => text.replace(/[{[]/g, "$&$&");

/** Replaces what a field holds, as a person who types. */
export async function fillField(person: Person, field: Element, text: string): Promise<void> {
  await person.click(field);
  await person.clear(field);
  if (text !== "") await person.keyboard(asKeys(text));
}

// Taken before a test puts a clock of its own in its place.
const { setTimeout } = globalThis;

const pause = 10;
const turns = 100;

/** Waits until `isSo`, a second at most; throws `otherwise` then. What holds at once waits for nothing. */
export async function until(isSo: () => boolean, otherwise: () => string): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn === turns) throw new Error(otherwise());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
