/** The compiler's declarations, as a package carries them. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Copies a workspace's declarations; their imports name the module beside them, not the source. */
export function copyDeclarations(types: string, out: string, isWanted: (file: string) => boolean): void {
  for (const file of globSync("**/*.d.ts", { cwd: types }).filter(isWanted)) {
    const text = readFileSync(join(types, file), "utf8").replace(/((?:from|import|module)\s*\(?\s*["']\.[^"']*)\.tsx?(["'])/g, "$1.js$2");
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}
