import { type BrandTokens, brezza, favilla, type ThemeTokens, vars, wireframe } from "@favilla/tokens";
import contrast from "../../tokens/generated/contrast.json";

const brands: Record<string, BrandTokens> = { favilla, brezza, wireframe };

/** Values of Storybook's toolbar. */
export interface Globals {
  [name: string]: unknown;
}

export const lookName = ({ brand, mode }: Globals) => `${brand}, ${mode}`;

/** Returns the tokens of the brand and mode in the toolbar. */
export const lookOf = ({ brand, mode }: Globals): ThemeTokens => {
  const tokens = brands[String(brand)] ?? favilla;
  return tokens[String(mode) as keyof BrandTokens] ?? tokens.light;
};

interface Tree {
  readonly [key: string]: Tree | string;
}

/** A token as the pages show it: path, CSS variable, and value in this look. */
export interface TokenRow {
  name: string;
  reference: string;
  value: string;
}

const leastFigure = ({ value }: TokenRow) => Number(/[\d.]+/.exec(value)?.[0]);

/** Returns all tokens of a group as a flat list; sizes from small to large. */
export function rowsOf(group: keyof ThemeTokens, globals: Globals): TokenRow[] {
  const walk = (references: Tree, values: Tree, path: string): TokenRow[] =>
    Object.entries(references).flatMap(([key, reference]) => {
      const value = values[key] as Tree | string;
      const name = `${path}.${key}`;
      return typeof reference === "string" ? [{ name, reference, value: String(value) }] : walk(reference, value as Tree, name);
    });
  const rows = walk(vars[group] as Tree, lookOf(globals)[group] as unknown as Tree, group);
  return group === "text" ? rows.sort((one, other) => leastFigure(one) - leastFigure(other)) : rows;
}

/** Returns the measured pairs of this look with the colour as foreground, weakest first. */
export const pairsOf = (foreground: string, { brand, mode }: Globals) =>
  contrast
    .filter((pair) => pair.foreground === foreground && pair.brand === brand && pair.mode === mode)
    .sort((one, other) => one.ratio - other.ratio);
