import type { ThemeTokens } from "../generated/contract.ts";

/** A brand's whole look: the same tokens in light, dark and high contrast. */
export interface BrandTokens {
  light: ThemeTokens;
  dark: ThemeTokens;
  contrast: ThemeTokens;
}

/** Selectors of Favilla's look: the root of the page unless another brand is chosen, or any element that names this brand. */
export const favillaRoots = [":where(:root)", '[data-brand="favilla"]'] as const;

/** CSS custom properties by name, such as `--fv-color-text: #1b2138`. */
export type ThemeVariables = Record<`--fv-${string}`, string>;

interface Tree {
  readonly [key: string]: Tree | string;
}

/**
 * Writes the lengths in rem of a CSS value as multiples of `--fv-rem`, which is 1rem unless a page sets it. A page whose root has another
 * font size than the browser's (`html { font-size: 62.5% }`) keeps the sizes by one declaration.
 */
export const remLengths = (value: string): string => value.replace(/(?<![\w.])(-?\d*\.?\d+)rem\b/g, "calc(var(--fv-rem, 1rem) * $1)");

/**
 * Turns the tokens of one look into the custom properties that the components read.
 * A missing token is a type error; values are CSS text (`#rrggbb`, `200ms`), lengths in rem those of `remLengths`.
 */
export function makeTheme(tokens: ThemeTokens): ThemeVariables {
  const variables: ThemeVariables = {};
  const walk = (tree: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") variables[`--fv-${prefix}${key}`] = remLengths(value);
      else walk(value, `${prefix}${key}-`);
    }
  };
  walk(tokens as unknown as Tree, "");
  return variables;
}

/** One rule of a brand's stylesheet. */
export interface ThemeRule {
  selector: string;
  /** The media query of the rule. Without one the rule always applies. */
  query?: string;
  colorScheme: "light" | "dark";
  variables: ThemeVariables;
}

const ofMode = /^--fv-(color|shadow)-/;
const onlyOfMode = (variables: ThemeVariables): ThemeVariables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => ofMode.test(name)));

/**
 * Returns the rules that write a brand's custom properties on `root` (a simple selector, or several) and inside it. The mode follows the
 * system unless `data-mode` (light, dark, contrast) is set on `root` or on an element inside it. Paper is light. The rules for `root` itself have a higher
 * specificity than an outer brand's rules for modes inside it, so brands can be nested and loaded in any order.
 */
export function themeRules(root: string | readonly string[], tokens: BrandTokens): ThemeRule[] {
  const light = makeTheme(tokens.light);
  const [dark, contrast] = [onlyOfMode(makeTheme(tokens.dark)), onlyOfMode(makeTheme(tokens.contrast))];
  const roots = [root].flat();
  const onRoot = (what = "") => roots.map((each) => each + what).join(", ");
  const chosen = (mode: string) => `${onRoot(`[data-mode="${mode}"]`)}, ${onRoot(` :where([data-mode="${mode}"])`)}`;
  const system = onRoot(":not([data-mode])");
  return [
    { selector: onRoot(), colorScheme: "light", variables: light },
    { selector: system, query: "screen and (prefers-color-scheme: dark)", colorScheme: "dark", variables: dark },
    { selector: system, query: "(prefers-contrast: more)", colorScheme: "light", variables: contrast },
    { selector: chosen("light"), colorScheme: "light", variables: onlyOfMode(light) },
    { selector: chosen("dark"), query: "screen", colorScheme: "dark", variables: dark },
    { selector: chosen("contrast"), colorScheme: "light", variables: contrast },
  ];
}

/** Returns `themeRules` as a stylesheet, in the library's layer for themes. It declares no fonts: name one that the page loads. */
export function themeCss(root: string | readonly string[], tokens: BrandTokens): string {
  const rules = themeRules(root, tokens).map(({ selector, query, colorScheme, variables }) => {
    const lines = Object.entries({ "color-scheme": colorScheme, ...variables }).map(([name, value]) => `    ${name}: ${value};`);
    const rule = `${selector} {\n${lines.join("\n")}\n  }`;
    return query ? `  @media ${query} { ${rule} }` : `  ${rule}`;
  });
  return `@layer favilla.reset, favilla.theme, favilla.base, favilla.components;\n@layer favilla.theme {\n${rules.join("\n")}\n}\n`;
}
