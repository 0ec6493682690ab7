/**
 * The English catalogue, a room in each export: `import * as en from "@favilla/design-system/locales/en"` has them all,
 * `import { bills, dates } from …` only those. Either adds the language's way to write days, for a provider with its `locale`.
 */
import { english } from "../data/english.ts";
import { registerLanguage } from "../data/languages.ts";

export * from "./generated/en.ts";

registerLanguage("en", english);
