import { rowsOf, sectionsOf } from "../../common/guide.ts";
import type { Name } from "../all.ts";

/** A difference between an engine's tree and Chromium's that somebody has looked at. */
export interface Difference {
  engine: Name;
  /** The name of the HTML elements. */
  element: string;
  /** "spaces": names with the same letters and other spaces. */
  differs: "role" | "name" | "spaces";
  /** The text of Chromium; "…" is any text that is not empty. */
  chromium: string;
  /** The text of the engine, in the same way. */
  here: string;
  /** The reason why nobody loses anything by it. */
  why: string;
}

/** Every difference that is accepted, as docs/browsers.md has it. */
export const differences = rowsOf(sectionsOf("browsers.md"), "Accepted differences").map(
  ([engine, element, differs, chromium, here, why]) => ({ engine, element, differs, chromium, here, why }) as Difference,
);
