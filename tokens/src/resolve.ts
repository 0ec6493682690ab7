import { readFileSync } from "node:fs";
import { defineConfig, parse, type TokenNormalized } from "@terrazzo/parser";
import { toCss } from "./css-value.ts";
import { type Tree, toTree } from "./tree.ts";

export const brands = ["favilla", "brezza", "wireframe"] as const;
export const modes = ["light", "dark", "contrast"] as const;
export type BrandName = (typeof brands)[number];
export type ModeName = (typeof modes)[number];

/** One look (a brand in a mode): CSS values by token path, and the paths that other tokens refer to. */
export interface Look {
  values: Map<string, string>;
  referenced: Set<string>;
}

const primitive = /^(palette|brand)\./;

type Applied = (brand: BrandName, mode: ModeName) => [string, TokenNormalized][];

/** Reads the DTCG resolver document. An alias to an unknown token throws and names it. */
export async function readTokens(): Promise<Applied> {
  const filename = new URL("./favilla.resolver.json", import.meta.url);
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL("../", import.meta.url) });
  const { resolver } = await parse([{ filename, src: readFileSync(filename, "utf8") }], { config });
  return (brand, mode) => Object.entries(resolver.apply({ brand, mode })) as [string, TokenNormalized][];
}

/** Resolves every look of the resolver document to CSS values. */
export async function resolveLooks(): Promise<Record<BrandName, Record<ModeName, Look>>> {
  const apply = await readTokens();
  const look = (brand: BrandName, mode: ModeName): Look => {
    const tokens = apply(brand, mode);
    return {
      values: new Map(tokens.map(([id, token]) => [id, toCss(token)])),
      referenced: new Set(tokens.flatMap(([, token]) => token.aliasChain ?? [])),
    };
  };
  const perMode = (brand: BrandName) => Object.fromEntries(modes.map((mode) => [mode, look(brand, mode)])) as Record<ModeName, Look>;
  return Object.fromEntries(brands.map((brand) => [brand, perMode(brand)])) as Record<BrandName, Record<ModeName, Look>>;
}

interface DtcgToken {
  $type: string;
  $value: unknown;
}

/** Returns each look as one DTCG document (format 2025.10) without aliases, keyed by "<brand>.<mode>". */
export async function resolveDocuments(): Promise<Record<string, Tree<DtcgToken>>> {
  const apply = await readTokens();
  const documentOf = (brand: BrandName, mode: ModeName) =>
    toTree(apply(brand, mode).flatMap(([id, { $type, $value }]) => (isPublic(id) ? [[id, { $type, $value }] as const] : [])));
  return Object.fromEntries(brands.flatMap((brand) => modes.map((mode) => [`${brand}.${mode}`, documentOf(brand, mode)] as const)));
}

/** Tells whether a token is public. Palettes and brand inputs are not: they feed other layers, and components never read them. */
export const isPublic = (id: string): boolean => !primitive.test(id);
