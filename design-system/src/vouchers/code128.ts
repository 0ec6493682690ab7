import { CODE128 } from "jsbarcode/src/barcodes/CODE128/index.js";

/** White space on each side, in modules. Scanners require ten. */
export const quietZone = 10;

/** Matches characters that a till can type. CODE128 also encodes control characters. */
const printable = /^[ -~]+$/;

/**
 * Encodes a text as a CODE128 barcode with quiet zones: "1" for a bar module and "0" for a space. Returns undefined for text that it can't
 * encode.
 */
export function encodeCode128(value: string): string | undefined {
  if (!printable.test(value)) return undefined;
  const quiet = "0".repeat(quietZone);
  return quiet + new CODE128(value, {}).encode().data + quiet;
}

/** Returns the bars as the data of an SVG path, one unit per module and one unit high. */
export const barsPath = (modules: string): string =>
  Array.from(modules.matchAll(/1+/g), ({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`).join("");

/**
 * Returns the width of a module in CSS pixels: a whole number of device pixels, so that all bars are drawn exactly. Returns undefined if it
 * would be less than one CSS pixel, which scanners can't read.
 */
export function fitModule(count: number, width: number, pixelRatio: number): number | undefined {
  const module = Math.min(Math.floor((width * pixelRatio) / count) / pixelRatio, 4);
  return module >= 1 ? module : undefined;
}
