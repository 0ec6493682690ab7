import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import { globalFontFace } from "@vanilla-extract/css";

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Declares a variable font and a fallback of the same metrics, so that nothing shifts when the font arrives. */
export function fontFace(name: string, metrics: Metrics, file: string): void {
  globalFontFace(`${name} Variable`, {
    src: `url("${file}") format("woff2")`,
    fontWeight: "300 900",
    fontStyle: "normal",
    fontDisplay: "swap",
  });
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: "styleObject" });
  const fallback = (fontFaces[0] as { "@font-face": Record<string, string> })["@font-face"];
  globalFontFace(`${name} fallback`, {
    src: `local("Arial"), local("Liberation Sans"), local("Roboto")`,
    ascentOverride: fallback["ascentOverride"] as string,
    descentOverride: fallback["descentOverride"] as string,
    lineGapOverride: fallback["lineGapOverride"] as string,
    sizeAdjust: fallback["sizeAdjust"] as string,
  });
}
