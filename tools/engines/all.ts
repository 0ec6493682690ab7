import { findFirefox, findMiniBrowser } from "../../scripts/find.mjs";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

export type Name = "firefox" | "webkit";

interface Kind {
  /** The path of the browser, if it is installed. */
  find: () => string | undefined;
  start: (path: string) => Promise<Engine>;
  wanted: string;
  /** The version that the tests were made with. */
  known: string;
}

/** The browsers other than Chromium. */
export const engines: Record<Name, Kind> = {
  firefox: { find: findFirefox, start: startFirefox, wanted: "Debian: apt-get install firefox-esr", known: "Firefox 153" },
  webkit: { find: findMiniBrowser, start: startWebKit, wanted: "Debian: apt-get install webkit2gtk-driver xvfb", known: "WebKitGTK 2.50" },
};

export const isEngine = (word: string): word is Name => Object.hasOwn(engines, word);

/**
 * Returns what starts a browser; says in a sentence if it is not installed, or of another version than the tests were made with. The
 * error of one that does not start is such a sentence too.
 */
export function starterOf(name: Name): (() => Promise<Engine>) | undefined {
  const { find, start, wanted, known } = engines[name];
  const path = find();
  if (!path) {
    console.log(`${name}: not installed, so nothing is tried in it (${wanted}).`);
    return undefined;
  }
  let said = false;
  return async () => {
    const engine = await start(path).catch((error: unknown) => {
      throw new Error(`${name}: ${path} does not start; the tests were made with ${known}. ${String(error).split("\n")[0]}`);
    });
    if (!said && !engine.version.startsWith(`${known}.`))
      console.log(`${name}: this is ${engine.version}; the tests were made with ${known}.`);
    said = true;
    return engine;
  };
}
