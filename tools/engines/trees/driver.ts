/** The part of the W3C's WebDriver that reads an engine's own accessibility tree. */
export interface Driver {
  open: (url: string) => Promise<unknown>;
  /** Runs a script made by `scriptOf`. */
  run: <Answer>(script: string) => Promise<Answer>;
  /** Returns the ids of elements. */
  find: (css: string) => Promise<string[]>;
  role: (id: string) => Promise<string>;
  label: (id: string) => Promise<string>;
}

/** The name of an element's id in WebDriver's answers. */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A script for WebDriver of the body of an async function. */
export const scriptOf = (body: string): string => `const done = arguments[arguments.length - 1];
  (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;

/** Takes the result of such a script out of its answer. */
export function finished<Answer>({ value, error }: { value: Answer; error?: string }): Answer {
  if (error) throw new Error(error);
  return value;
}
