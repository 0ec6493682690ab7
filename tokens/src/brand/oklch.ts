import { clampChroma, converter, formatHex, type Oklch, wcagLuminance } from "culori";

/** A colour as the palettes write it: lightness 0 to 1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter("oklch");

/** Reads any CSS colour; undefined for what is none. Transparency is left out: a brand's colours are painted whole. */
export function parseColor(text: string): Lch | undefined {
  const color = toOklch(text.trim());
  return color && [color.l, color.c ?? 0, color.h ?? 0];
}

const asColor = ([l, c, h]: Lch): Oklch => ({ mode: "oklch", l, c, h });

/** Below this a screen shows no difference: a colour of sRGB comes back from its hex text no further off. */
const unseen = 0.002;

/** As it is painted: sRGB, with less chroma where the screen has none for it. */
export function toHex(color: Lch): string {
  const plain = formatHex(asColor(color));
  const [lightness, chroma] = parseColor(plain) as Lch;
  const same = Math.abs(lightness - color[0]) < unseen && Math.abs(chroma - color[1]) < unseen;
  return same ? plain : formatHex(clampChroma(asColor(color), "oklch"));
}

const luminanceOf = (color: Lch): number => wcagLuminance(toHex(color));
const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG contrast ratio of two colours as painted, 1 to 21. */
export const contrastOf = (one: Lch, other: Lch): number => ratioOf(luminanceOf(one), luminanceOf(other));

const steps = 200;

/**
 * The colour nearest in lightness to `color` that has `ratio` against every one of `others`, hue and chroma kept; undefined
 * where there is none.
 */
export function nearestPassing(color: Lch, others: readonly { color: Lch; ratio: number }[]): Lch | undefined {
  const against = others.map((other) => ({ luminance: luminanceOf(other.color), ratio: other.ratio }));
  const passes = (candidate: Lch) => {
    const luminance = luminanceOf(candidate);
    return against.every((other) => ratioOf(luminance, other.luminance) >= other.ratio);
  };
  const [lightness, chroma, hue] = color;
  for (let step = 0; step <= steps; step++) {
    for (const moved of [lightness - step / steps, lightness + step / steps]) {
      const candidate: Lch = [moved, chroma, hue];
      if (moved >= 0 && moved <= 1 && passes(candidate)) return candidate;
    }
  }
  return undefined;
}
