import type { Stroke } from "../../tests/browser/keys.ts";
import type { Driver } from "./trees/driver.ts";

/** A browser other than Chromium with one page, driven from outside: real keys, a real pointer. */
export interface Engine {
  /** "Firefox 153.7.0". */
  version: string;
  open: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page and returns its result, as JSON. */
  run: <Answer>(body: string) => Promise<Answer>;
  press: (strokes: readonly Stroke[]) => Promise<void>;
  /** Moves the pointer to a point of the page, in CSS pixels, and there presses the button on request. */
  point: (x: number, y: number, press?: boolean) => Promise<void>;
  /** The way to the engine's own roles and names, if it has one. */
  driver?: () => Promise<Driver>;
  /** The same browser with forced colours, if one of its preferences gives them. */
  forcedColors?: () => Promise<Engine>;
  /** Ends the browser, and what it needs, by process id. */
  end: () => Promise<void>;
}

/** Width and height of the page in every engine. */
export const size = { width: 1400, height: 1060 };

/** Settings that a story or page finds in every engine: an Italian reader in Rome who asks for less motion. */
export const settings = { locale: "it-IT", timezone: "Europe/Rome" };

/** Milliseconds after which a call to a browser counts as hung. */
export const maxDuration = 60_000;
