import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import { globalFontFace } from "@vanilla-extract/css";

type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * Declares a variable font and fallback fonts with the same metrics, so that nothing moves when the font arrives.
 * @param bold width of the font at heading weights relative to Arial, such as 0.96
 */
export function fontFace(name: string, metrics: Metrics, bold: number, file: string): void {
  globalFontFace(`${name} Variable`, {
    src: `url("${file}") format("woff2")`,
    fontWeight: "300 900",
    fontStyle: "normal",
    fontDisplay: "swap",
  });
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: "styleObject" });
  const computed = (fontFaces[0] as { "@font-face": Record<string, string> })["@font-face"];
  const percent = (field: string) => Number.parseFloat(computed[field] as string);
  const regular = percent("sizeAdjust");
  const fallback = (fontWeight: string, src: string, sizeAdjust: number) =>
    globalFontFace(`${name} fallback`, {
      src,
      fontWeight,
      ascentOverride: `${((percent("ascentOverride") * regular) / sizeAdjust).toFixed(2)}%`,
      descentOverride: `${((percent("descentOverride") * regular) / sizeAdjust).toFixed(2)}%`,
      lineGapOverride: computed["lineGapOverride"] as string,
      sizeAdjust: `${sizeAdjust}%`,
    });
  fallback("300 500", `local("Arial"), local("Liberation Sans"), local("Roboto")`, regular);
  fallback("600 900", `local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")`, bold * 100);
}
