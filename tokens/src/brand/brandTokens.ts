import { toFamilies } from "../css-value.ts";
import type { BrandTokens } from "../theme.ts";
import { toTree } from "../tree.ts";
import type { Brand } from "./makeBrand.ts";
import type { BrandModel, Source } from "./model.ts";
import { toHex } from "./oklch.ts";

/** A brand's whole look as CSS text, for `themeCss`. */
export function brandTokens(brand: Brand, { looks }: BrandModel): BrandTokens {
  const cssOf = (source: Source): string => {
    if ("step" in source) return toHex(brand.palette[source.step] as [number, number, number]);
    if ("radius" in source) return `${brand.radius[source.radius as keyof Brand["radius"]]}px`;
    return "font" in source ? toFamilies(brand.font) : source.css;
  };
  return Object.fromEntries(
    Object.entries(looks).map(([mode, sources]) => [mode, toTree(Object.entries(sources).map(([id, source]) => [id, cssOf(source)]))]),
  ) as unknown as BrandTokens;
}

const round = (part: number) => Number(part.toFixed(4));

/** The brand as a DTCG document (format 2025.10), as the palettes of this repository are written. */
export function brandDocument(name: string, { palette, radius, font }: Brand): object {
  const colors = Object.entries(palette).map(
    ([id, components]) => [id, { $value: { colorSpace: "oklch", components: components.map(round) } }] as const,
  );
  return {
    $description: `${name}: made by npm run new -- brand.`,
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
