import type { BrandTokens } from "../theme.ts";
import type { Lch } from "./oklch.ts";

/** A brand's colours by step name, such as "accent.550". The roles of every look refer to them. */
export type Palette = Readonly<Record<string, Lch>>;

type ModeName = keyof BrandTokens;

/** A step of the palette, or a colour that is the same in every brand. */
export type Step = string | Lch;

export interface Pair {
  mode: ModeName;
  foreground: string;
  background: string;
  steps: readonly [Step, Step];
  /** Minimum contrast ratio. */
  required: number;
}

/**
 * The source of a token's value: a step of the palette, a radius, the font, CSS text whose colours take the ink's hue (a shadow, a scrim),
 * or CSS text that is the same in every brand.
 */
export type Source = { step: string } | { radius: string } | { font: true } | { inInk: string } | { css: string };

/** The parts of Favilla's own brand that every generated brand starts from. */
export interface BrandModel {
  palette: Palette;
  pairs: readonly Pair[];
  looks: Readonly<Record<ModeName, Readonly<Record<string, Source>>>>;
}
