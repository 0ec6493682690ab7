import type { ModeName } from "../resolve.ts";
import type { Lch } from "./oklch.ts";

/** "accent.550" and the like: a brand's colours, from which every look's roles are taken. */
export type Palette = Readonly<Record<string, Lch>>;

/** A step of the palette, or a colour that is the same in every brand. */
export type Step = string | Lch;

export interface Pair {
  mode: ModeName;
  foreground: string;
  background: string;
  steps: readonly [Step, Step];
  /** The least contrast ratio. */
  required: number;
}

/**
 * What gives a token its value: a step of the palette, a radius, the font, CSS text whose colours take the ink's hue (a shadow, a
 * scrim), or CSS text that is the same in every brand.
 */
export type Source = { step: string } | { radius: string } | { font: true } | { inInk: string } | { css: string };

/** What every brand has in common with Favilla's. */
export interface BrandModel {
  palette: Palette;
  pairs: readonly Pair[];
  looks: Readonly<Record<ModeName, Readonly<Record<string, Source>>>>;
}
