/** Builds the DTCG sources into the typed contract and themes. A failing contrast pair fails the build and names itself. */
import { mkdirSync, writeFileSync } from "node:fs";
import { readModel } from "./brand/looks.ts";
import { describeFailure, measurePairs } from "./contrast.ts";
import { isPublic, type Look, resolveLooks } from "./resolve.ts";
import { type Tree, toTree } from "./tree.ts";

const mapLeaves = (tree: Tree<string>, leaf: (value: string) => string): string =>
  `{ ${Object.entries(tree)
    .map(([key, value]) => `${JSON.stringify(key)}: ${typeof value === "string" ? leaf(value) : mapLeaves(value, leaf)}`)
    .join(", ")} }`;

const publicTree = (look: Look) => toTree([...look.values].filter(([id]) => isPublic(id)));
const looks = await resolveLooks();
const pairs = measurePairs(looks);
const failures = pairs.filter((pair) => pair.ratio < pair.required);
if (failures.length > 0) {
  console.error(`Contrast too low:\n${failures.map((pair) => `  ${describeFailure(pair)}`).join("\n")}`);
  process.exit(1);
}

const reference = looks.favilla.light;
const names = toTree([...reference.values.keys()].filter(isPublic).map((id) => [id, `--fv-${id.replaceAll(".", "-")}`]));
const out = new URL("../generated/", import.meta.url);
mkdirSync(out, { recursive: true });
const write = (name: string, text: string) =>
  writeFileSync(new URL(name, out), `// Built by tokens/src/build.ts from the DTCG files beside it.\n${text}`);

write(
  "contract.ts",
  `/** Every value a look must give, as CSS text. */\nexport interface ThemeTokens ${mapLeaves(names, () => "string").replaceAll(", ", "; ")}\n` +
    `/** The same tree as CSS custom property references. */\nexport const vars = ${mapLeaves(names, (name) => JSON.stringify(`var(${name})`))} as const satisfies ThemeTokens;\n`,
);
write(
  "themes.ts",
  `import type { BrandTokens } from "../src/theme.ts";\n${Object.entries(looks)
    .map(([brand, byMode]) => {
      const parts = Object.entries(byMode).map(
        ([mode, look]) => `  ${mode}: ${mapLeaves(publicTree(look), (value) => JSON.stringify(value))},`,
      );
      return `export const ${brand}: BrandTokens = {\n${parts.join("\n")}\n};\n`;
    })
    .join("")}`,
);
writeFileSync(
  new URL("contrast.json", out),
  `${JSON.stringify(pairs.map((pair) => ({ ...pair, ratio: Number(pair.ratio.toFixed(2)) })))}\n`,
);
write(
  "model.ts",
  `import type { BrandModel } from "../src/brand/model.ts";\n/** The parts of Favilla's own brand that every other one starts from. */\nexport const favillaModel: BrandModel = ${JSON.stringify(await readModel())};\n`,
);
console.log(`tokens: ${reference.values.size} tokens, ${Object.keys(looks).length * 3} looks, ${pairs.length} pairs proved`);
