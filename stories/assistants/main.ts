/** Completes the built library with what coding assistants and editors read: components.json and llms.txt, from stories, pages and guides. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, root } from "../../tokens/build/manifest.ts";
import { componentGuides, indexForAssistants } from "./guideFiles.ts";

const library = join(root, "dist/design-system");
const manifestFile = join(library, "package.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest & { exports: object };
const guides = componentGuides(library);
writeFileSync(join(library, "components.json"), `${JSON.stringify(guides, null, 2)}\n`);
writeFileSync(join(library, "llms.txt"), indexForAssistants(guides, manifest.version));
const exports = { ...manifest.exports, "./components.json": "./components.json", "./llms.txt": "./llms.txt" };
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
console.log(`stories: ${guides.length} components in components.json and llms.txt`);
