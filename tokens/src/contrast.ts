import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { requiredRatio } from "./brand/looks.ts";
import { type BrandName, brands, type Look, type ModeName, modes } from "./resolve.ts";

export interface PairResult {
  brand: BrandName;
  mode: ModeName;
  kind: "text" | "nonText";
  foreground: string;
  background: string;
  /** WCAG contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio for this pair in this mode. */
  required: number;
}

type PairTable = Record<PairResult["kind"], Record<string, string[]>>;

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => wcagContrast(one, other);

/** Measures every declared pair in every look. A pair that names an unknown token throws. */
export function measurePairs(looks: Record<BrandName, Record<ModeName, Look>>): PairResult[] {
  const table = JSON.parse(readFileSync(new URL("./pairs.json", import.meta.url), "utf8")) as PairTable;
  const rows = (["text", "nonText"] as const).flatMap((kind) =>
    Object.entries(table[kind]).flatMap(([foreground, backgrounds]) => backgrounds.map((background) => ({ kind, foreground, background }))),
  );
  const measure = (brand: BrandName, mode: ModeName) =>
    rows.map((row): PairResult => {
      const color = (id: string) => {
        const value = looks[brand][mode].values.get(id);
        if (!value) throw new Error(`pairs.json names ${id}, which is no token of ${brand} ${mode}`);
        return value;
      };
      return {
        brand,
        mode,
        ...row,
        ratio: contrastRatio(color(row.foreground), color(row.background)),
        required: requiredRatio(row.kind, mode),
      };
    });
  return brands.flatMap((brand) => modes.flatMap((mode) => measure(brand, mode)));
}

/** Describes a failing pair in one line: brand, mode, both tokens and both ratios. */
export const describeFailure = (pair: PairResult): string =>
  `${pair.brand} ${pair.mode}: ${pair.foreground} on ${pair.background} is ${pair.ratio.toFixed(2)}, needs ${pair.required}`;
