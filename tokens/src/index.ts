export { type ThemeTokens, vars } from "../generated/contract.ts";
export { brezza, favilla, wireframe } from "../generated/themes.ts";
export {
  type BrandTokens,
  favillaRoots,
  makeTheme,
  remLengths,
  type ThemeRule,
  type ThemeVariables,
  themeCss,
  themeRules,
} from "./theme.ts";
