import { parseColor } from "./oklch.ts";

export interface BrandInput {
  /** CSS colours. */
  accent: string;
  ink: string;
  neutral: string;
  /** Radius of controls, CSS pixels, 0 to 24; cards and panels follow. */
  radius: number;
  /** Name of a font that the site loads; the system's without one. */
  font?: string | undefined;
}

/** What a person who gave the inputs must know. */
export interface Finding {
  input: keyof BrandInput;
  message: string;
}

const colors = ["accent", "ink", "neutral"] as const;
export type GivenColor = (typeof colors)[number];

/** Why a text can't be a brand's colour; undefined for one that can. */
export const colorFault = (text: string): string | undefined =>
  parseColor(text) ? undefined : `"${text}" is no colour, or one that shows what is behind it.`;

/** Why a text can't be a font's name; undefined for one that can. */
export const fontFault = (text: string): string | undefined =>
  /^[\p{L}\d][\p{L}\d \-_.]*$/u.test(text.trim()) ? undefined : `"${text}" is no font's name.`;

/** Inputs that say nothing: the page that is shown as one types takes something else, a command stops. */
export function unreadable(input: BrandInput): Finding[] {
  const found = colors.map((name) => ({ input: name, message: colorFault(input[name]) }));
  const font = { input: "font" as const, message: input.font === undefined ? undefined : fontFault(input.font) };
  return [...found, font].flatMap(({ input: about, message }) => (message ? [{ input: about, message }] : []));
}
