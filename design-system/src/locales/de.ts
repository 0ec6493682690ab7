/**
 * The German catalogue, a room in each export: `import * as de from "@favilla/design-system/locales/de"` has them all,
 * `import { bills, dates } from …` only those. Either adds the language's way to write days, for a provider with its `locale`.
 */
import { german } from "../data/german.ts";
import { registerLanguage } from "../data/languages.ts";

// The index is made of the files of words by design-system/build/locales.ts, which each npm script of the root runs first.
export * from "./generated/de.ts";

registerLanguage("de", german);
