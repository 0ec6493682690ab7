import { type BrandTokens, themeRules } from "@favilla/tokens";
import { globalStyle } from "@vanilla-extract/css";
import * as layers from "./layers.css.ts";

/** Writes a brand's custom properties on `root` (a selector) and below it: see `themeRules`. */
export function applyBrand(root: string | readonly string[], tokens: BrandTokens): void {
  for (const { selector, query, colorScheme, variables: vars } of themeRules(root, tokens)) {
    const body = { vars, colorScheme };
    globalStyle(selector, { "@layer": { [layers.theme]: query ? { "@media": { [query]: body } } : body } });
  }
}
