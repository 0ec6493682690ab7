/** A key as Playwright and the DOM name it ("Enter", "ArrowDown"), pressed, or held down, or let go; or text that is typed. */
export type Stroke = { kind: "press" | "down" | "up"; key: string } | { kind: "type"; text: string };

/** Reads the notation of Testing Library: "{Shift>}{Tab}{/Shift}" holds Shift while Tab is pressed. */
export const strokes = (keys: string): Stroke[] =>
  [...keys.matchAll(/\{(\/?)(\w+)(>?)\}|./gsu)].map(([text, ends, key, holds]) => {
    if (!key) return { kind: "type", text };
    if (ends) return { kind: "up", key };
    return { kind: holds ? "down" : "press", key };
  });

/** A keyboard of Playwright, of any version. */
interface Keyboard {
  press: (key: string) => Promise<void>;
  down: (key: string) => Promise<void>;
  up: (key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** Presses keys one after another. */
export async function pressStrokes(keyboard: Keyboard, all: readonly Stroke[]): Promise<void> {
  for (const stroke of all) {
    if (stroke.kind === "type") await keyboard.type(stroke.text);
    else await keyboard[stroke.kind](stroke.key);
  }
}
