/** `npm run build` writes the published packages: dist/tokens and dist/design-system. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { billOf } from "./packages/bill.ts";
import { buildDesignSystem } from "./packages/designSystem.ts";
import { root } from "./packages/manifest.ts";
import { buildTokens } from "./packages/tokens.ts";

const start = performance.now();
const folders = [await buildTokens(), await buildDesignSystem()];
for (const workspace of ["tokens", "design-system"])
  writeFileSync(join(root, "dist", workspace, "sbom.cdx.json"), `${JSON.stringify(billOf(workspace), null, 2)}\n`);
console.log(`packages: ${folders.join(", ")} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
