import { CODE128 } from "jsbarcode/src/barcodes/CODE128/index.js";

/** White on either side, in modules: scanners ask for ten. */
export const quietZone = 10;

/** What a till can type: the rest of CODE128's characters don't show. */
const printable = /^[ -~]+$/;

/** The modules of a CODE128 barcode, "1" for a bar and "0" for a space, quiet zones included; undefined for what it can't encode. */
export function encodeCode128(value: string): string | undefined {
  if (!printable.test(value)) return undefined;
  const quiet = "0".repeat(quietZone);
  return quiet + new CODE128(value, {}).encode().data + quiet;
}

/** The bars as the data of an SVG path, one unit a module and one unit high. */
export const barsPath = (modules: string): string =>
  Array.from(modules.matchAll(/1+/g), ({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`).join("");

/**
 * How wide a module is, in CSS pixels: a whole number of the screen's own pixels, so that all bars are drawn as they are meant.
 * Undefined where one would be narrower than a CSS pixel, which no scanner reads.
 */
export function fitModule(count: number, width: number, pixelRatio: number): number | undefined {
  const module = Math.min(Math.floor((width * pixelRatio) / count) / pixelRatio, 4);
  return module >= 1 ? module : undefined;
}
