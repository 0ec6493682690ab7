/** `npm run build` writes the published packages, dist/tokens and dist/design-system: each builds itself, then come guides and bills. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup.mjs";
import { billOf } from "./supply/bill.ts";

const start = performance.now();
for (const [command, ...args] of [
  ["npm", "run", "build", "--workspace", "tokens", "--silent"],
  ["npm", "run", "build", "--workspace", "design-system", "--silent"],
  ["node", "stories/assistants/main.ts"],
] as const)
  if (!run(command, args).ok) process.exit(1);
for (const workspace of ["tokens", "design-system"])
  writeFileSync(join(root, "dist", workspace, "sbom.cdx.json"), `${JSON.stringify(billOf(workspace), null, 2)}\n`);
console.log(`packages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
