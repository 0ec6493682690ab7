/** `npm run build` writes the published packages: dist/tokens and dist/design-system. */
import { buildDesignSystem } from "./packages/designSystem.ts";
import { buildTokens } from "./packages/tokens.ts";

const start = performance.now();
const folders = [await buildTokens(), await buildDesignSystem()];
console.log(`packages: ${folders.join(", ")} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
