import { type Color, clampChroma, clampRgb, converter, formatHex, type Oklch, parse, wcagLuminance } from "culori";

/** A colour as the palettes write it: lightness 0 to 1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter("oklch");
const toRgb = converter("rgb");
const toLch = (color: Color): Lch => {
  const { l, c, h } = toOklch(color);
  // A CSS component written as "none" has no value; it counts as 0 here.
  return [l ?? 0, c ?? 0, h ?? 0];
};

/** CSS clamps colours in these notations to sRGB. Colours in the other notations may lie outside it. */
const clamped = /^(rgb|hsl|hwb)/;

/** Reads an opaque CSS colour. Returns undefined for text that is not a colour and for transparent colours. */
export function parseColor(text: string): Lch | undefined {
  const css = text.trim().toLowerCase();
  const color = parse(css);
  if (!color || (color.alpha ?? 1) < 1 || /\/\s*none/.test(css)) return undefined;
  const lch = toLch(clamped.test(css) ? clampRgb(toRgb(color)) : color);
  return lch.every(Number.isFinite) ? lch : undefined;
}

const asColor = ([l, c, h]: Lch): Oklch => ({ mode: "oklch", l, c, h });

/** Difference that no screen shows: an sRGB colour that is converted to hex and back differs by less than this. */
const unseen = 0.002;

/** Returns the hex text of a colour inside sRGB, or undefined for other colours. */
function exactHex(color: Lch): string | undefined {
  const hex = formatHex(asColor(color));
  const [lightness, chroma] = toLch(parse(hex) as Color);
  return Math.abs(lightness - color[0]) < unseen && Math.abs(chroma - color[1]) < unseen ? hex : undefined;
}

/** Returns the hex text of the painted colour: outside sRGB the chroma is reduced. */
export const toHex = (color: Lch): string => exactHex(color) ?? formatHex(clampChroma(asColor(color), "oklch"));

/** Returns the colour itself if sRGB contains it, else the colour that is painted instead. */
export const toPainted = (color: Lch): Lch => (exactHex(color) ? color : toLch(parse(toHex(color)) as Color));

const luminanceOf = (color: Lch): number => wcagLuminance(toHex(color));
const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG contrast ratio of two colours as painted, 1 to 21. */
export const contrastOf = (one: Lch, other: Lch): number => ratioOf(luminanceOf(one), luminanceOf(other));

const steps = 200;

/**
 * Returns the colour nearest in lightness to `color` that reaches the given ratio against each of `others`, with the same hue and chroma.
 * Returns undefined if there is none.
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
