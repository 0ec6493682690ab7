import { favillaModel } from "../../generated/model.ts";
import { toFamilies } from "../css-value.ts";
import type { BrandTokens } from "../theme.ts";
import { toTree } from "../tree.ts";
import type { Brand } from "./makeBrand.ts";
import type { BrandModel, Source } from "./model.ts";
import { type Lch, parseColor, toHex } from "./oklch.ts";

const ink = "ink.800";

/** Replaces the model's colours in a CSS text (a shadow, a scrim) by the brand's ink, keeping their lightness and transparency. */
function inInk(css: string, { palette }: Brand, model: BrandModel): string {
  const [, chroma, hue] = palette[ink] as Lch;
  const factor = Math.min(chroma / (model.palette[ink] as Lch)[1], 2);
  return css.replace(/#[0-9a-f]{6}(?=[0-9a-f]{2})/g, (hex) => {
    const [lightness, own] = parseColor(hex) as Lch;
    return toHex([lightness, own * factor, hue]);
  });
}

/** Returns a brand's complete look as CSS text, the input of `themeCss`. */
export function brandTokens(brand: Brand, model: BrandModel = favillaModel): BrandTokens {
  const cssOf = (source: Source): string => {
    if ("inInk" in source) return inInk(source.inInk, brand, model);
    if ("step" in source) return toHex(brand.palette[source.step] as Lch);
    if ("radius" in source) return `${brand.radius[source.radius as keyof Brand["radius"]]}px`;
    return "font" in source ? toFamilies(brand.font) : source.css;
  };
  return Object.fromEntries(
    Object.entries(model.looks).map(([mode, sources]) => [
      mode,
      toTree(Object.entries(sources).map(([id, source]) => [id, cssOf(source)])),
    ]),
  ) as unknown as BrandTokens;
}

const round = (part: number) => Number(part.toFixed(4));

/** Returns the brand as a DTCG document (format 2025.10), written like the palettes of `@favilla/tokens`. */
export function brandDocument(name: string, { palette, radius, font }: Brand): object {
  const colors = Object.entries(palette).map(
    ([id, components]) => [id, { $value: { colorSpace: "oklch", components: components.map(round) } }] as const,
  );
  return {
    $description: `${name}: made by npx @favilla/tokens brand.`,
    palette: { $type: "color", ...toTree(colors) },
    brand: {
      font: { $type: "fontFamily", family: { $value: font } },
      radius: {
        $type: "dimension",
        ...Object.fromEntries(Object.entries(radius).map(([part, value]) => [part, { $value: { value, unit: "px" } }])),
      },
    },
  };
}
