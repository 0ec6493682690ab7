import type { ThemeTokens } from "../generated/contract.ts";

/** A brand's whole look: the same tokens in light, dark and high contrast. */
export interface BrandTokens {
  light: ThemeTokens;
  dark: ThemeTokens;
  contrast: ThemeTokens;
}

/** CSS custom properties by name, `--fv-color-text: #1b2138` and so on. */
export type ThemeVariables = Record<`--fv-${string}`, string>;

interface Tree {
  readonly [key: string]: Tree | string;
}

/**
 * Turns the tokens of one look into the custom properties that the components read.
 * A missing token is a type error; values are CSS text (`#rrggbb`, `1rem`, `200ms`).
 */
export function makeTheme(tokens: ThemeTokens): ThemeVariables {
  const variables: ThemeVariables = {};
  const walk = (tree: Tree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") variables[`--fv-${prefix}${key}`] = value;
      else walk(value, `${prefix}${key}-`);
    }
  };
  walk(tokens as unknown as Tree, "");
  return variables;
}
