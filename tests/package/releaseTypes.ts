/**
 * `node tests/package/releaseTypes.ts` writes the library's types as they are released, under the version of its package.json, for the
 * comparison of the next versions with them. A folder of declarations may follow, otherwise the compiler's own are taken.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { isInternal } from "../../design-system/build/internal.ts";
import { readManifest, root } from "../../tokens/build/manifest.ts";

const folder = process.argv[2] ?? join(root, ".types/design-system");

/** Declarations without comments and empty lines; their imports name the modules beside them. */
function bare(file: string): string {
  const source = readFileSync(join(folder, file), "utf8");
  const { comments } = parseSync(file, source);
  return comments
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
    .replace(/((?:from|import|module)\s*\(?\s*["']\.[^"']*)\.tsx?(["'])/g, "$1.js$2")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

const files = globSync("**/*.d.ts", { cwd: folder })
  .filter((file) => !/\.(css|test|story)\.d\.ts$|^testing\/|^theme\/(applyBrand|css|fontFace)\./.test(file))
  .sort();
const { version } = readManifest("design-system");
writeFileSync(
  join(import.meta.dirname, `released/${version}.txt`),
  `${files.map((file) => `=== ${file}${isInternal(file.replace(".d.ts", "")) ? " internal" : ""}\n${bare(file)}`).join("\n")}\n`,
);
console.log(`${version}: ${files.length} modules`);
