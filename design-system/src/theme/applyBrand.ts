import { type BrandTokens, makeTheme, type ThemeVariables } from "@favilla/tokens";
import { globalStyle } from "@vanilla-extract/css";
import * as layers from "./layers.css.ts";

const modal = /^--fv-(color|shadow)-/;
const onlyModal = (variables: ThemeVariables) => Object.fromEntries(Object.entries(variables).filter(([name]) => modal.test(name)));

/**
 * Writes a brand's custom properties on `root` (a selector) and below it.
 * The mode follows the system unless `data-mode` (light, dark, contrast) is set on `root` or on an element inside it.
 */
export function applyBrand(root: string, tokens: BrandTokens): void {
  const rule = (selector: string, vars: ThemeVariables, colorScheme: "light" | "dark", query?: string) => {
    const body = { vars, colorScheme };
    globalStyle(`:where(${selector})`, { "@layer": { [layers.theme]: query ? { "@media": { [query]: body } } : body } });
  };
  const [light, dark, contrast] = [makeTheme(tokens.light), onlyModal(makeTheme(tokens.dark)), onlyModal(makeTheme(tokens.contrast))];
  const chosen = (mode: string) => `${root}[data-mode="${mode}"], ${root} [data-mode="${mode}"]`;
  rule(root, light, "light");
  rule(`${root}:not([data-mode])`, dark, "dark", "(prefers-color-scheme: dark)");
  rule(`${root}:not([data-mode])`, contrast, "light", "(prefers-contrast: more)");
  rule(chosen("light"), onlyModal(light), "light");
  rule(chosen("dark"), dark, "dark");
  rule(chosen("contrast"), contrast, "light");
}
