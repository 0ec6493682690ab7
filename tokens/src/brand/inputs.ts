import { parseColor } from "./oklch.ts";

export interface BrandInput {
  /** CSS colour, as are the two below. */
  accent: string;
  ink: string;
  neutral: string;
  /** Radius of controls in CSS pixels, 0 to 24. Cards and panels get radii derived from it. */
  radius: number;
  /** Name of a font that the site loads. The system font is used if it is missing. */
  font?: string | undefined;
}

/** A message for the person who gave the inputs: a problem, or a change that was made. */
export interface Finding {
  input: keyof BrandInput;
  message: string;
}

const colors = ["accent", "ink", "neutral"] as const;
export type GivenColor = (typeof colors)[number];

/** Returns why a text can't be a brand's colour, or undefined if it can. */
export const colorFault = (text: string): string | undefined =>
  parseColor(text) ? undefined : `"${text}" is no colour, or one that shows what is behind it: write an opaque one, such as #6b2fb3.`;

/** Returns why a text can't be a font's name, or undefined if it can. */
export const fontFault = (text: string): string | undefined =>
  /^[\p{L}\d][\p{L}\d \-_.]*$/u.test(text.trim())
    ? undefined
    : `"${text}" is no font's name: write one family, such as Georgia, with letters, digits, spaces and hyphens.`;

/** Returns the inputs that cannot be read. The page that previews a brand replaces them by defaults; the command stops. */
export function unreadable(input: BrandInput): Finding[] {
  const found = colors.map((name) => ({ input: name, message: colorFault(input[name]) }));
  const font = { input: "font" as const, message: input.font === undefined ? undefined : fontFault(input.font) };
  return [...found, font].flatMap(({ input: about, message }) => (message ? [{ input: about, message }] : []));
}
