import { readFileSync } from "node:fs";
import type { TokenNormalized } from "@terrazzo/parser";
import { toCss } from "../css-value.ts";
import { isPublic, type ModeName, modes, readTokens } from "../resolve.ts";
import type { BrandModel, Pair, Source, Step } from "./model.ts";
import type { Lch } from "./oklch.ts";

interface DtcgColor {
  components: readonly (number | "none" | null)[];
}

const toLch = ({ components }: DtcgColor): Lch => components.map((part) => (typeof part === "number" ? part : 0)) as unknown as Lch;

const isPaletteStep = (id: string | undefined): id is string => id?.startsWith("palette.") === true;

/**
 * Reads the sources: the Favilla palette, which is the model for other brands, every declared colour pair, and the source of each token.
 */
export async function readModel(): Promise<BrandModel> {
  const read = await readTokens();
  const table = JSON.parse(readFileSync(new URL("../pairs.json", import.meta.url), "utf8")) as Record<
    "text" | "nonText",
    Record<string, string[]>
  >;
  const palette = Object.fromEntries(
    read("favilla", "light").flatMap(([id, { $value }]) => (isPaletteStep(id) ? [[id.slice(8), toLch($value as DtcgColor)]] : [])),
  );
  const pairs = modes.flatMap((mode) => {
    const tokens = new Map(read("favilla", mode));
    const stepOf = (id: string): Step => {
      const token = tokens.get(id);
      if (!token) throw new Error(`pairs.json names ${id}, which is no token.`);
      const source = token.aliasChain?.find(isPaletteStep);
      return source ? source.slice(8) : toLch(token.$value as DtcgColor);
    };
    return (["text", "nonText"] as const).flatMap((kind) =>
      Object.entries(table[kind]).flatMap(([foreground, backgrounds]) =>
        backgrounds.map(
          (background): Pair => ({
            mode,
            foreground,
            background,
            steps: [stepOf(foreground), stepOf(background)],
            required: requiredRatio(kind, mode),
          }),
        ),
      ),
    );
  });
  const looks = Object.fromEntries(
    modes.map((mode) => [
      mode,
      Object.fromEntries(read("favilla", mode).flatMap(([id, token]) => (isPublic(id) ? [[id, sourceOf(token)]] : []))),
    ]),
  ) as unknown as BrandModel["looks"];
  return { palette, pairs, looks };
}

function sourceOf(token: TokenNormalized): Source {
  const chain = token.aliasChain ?? [];
  const step = chain.find(isPaletteStep);
  if (step) return { step: step.slice(8) };
  const radius = chain.find((id) => id.startsWith("brand.radius."));
  if (radius) return { radius: radius.slice(13) };
  if (chain.includes("brand.font.family")) return { font: true };
  return token.$type === "shadow" || token.id === "color.scrim" ? { inInk: toCss(token) } : { css: toCss(token) };
}

/** Returns the contrast ratio that a pair needs: WCAG 2.2, criteria 1.4.3 and 1.4.11, and more in high contrast. */
export const requiredRatio = (kind: "text" | "nonText", mode: ModeName): number => {
  const ratios = mode === "contrast" ? { text: 7, nonText: 4.5 } : { text: 4.5, nonText: 3 };
  return ratios[kind];
};
