/** The compiler's declarations, as a package carries them. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Ids of the ledger and files of this repository in a comment: a reader of the package has neither. */
const ledgerIds = /(?:\b[A-Z]{2}-\d{2}\b(?: to [A-Z]{2}-\d{2}\b)?|\bdocs\/[\w./-]+)(?:, )?/g;

/** Removes from a comment what only this repository explains. */
const forOutsiders = (comment: string) =>
  comment.replace(/ ?\(([^()]*)\)/g, (all, inside: string) => {
    const rest = inside.replace(ledgerIds, "").replace(/,\s*$/, "").trim();
    return rest === inside ? all : rest && ` (${rest})`;
  });

/** Copies a workspace's declarations; their imports name the module beside them, not the source. */
export function copyDeclarations(types: string, out: string, isWanted: (file: string) => boolean): void {
  for (const file of globSync("**/*.d.ts", { cwd: types }).filter(isWanted)) {
    const text = readFileSync(join(types, file), "utf8")
      .replace(/\/\*\*[\s\S]*?\*\//g, forOutsiders)
      .replace(/((?:from|import|module)\s*\(?\s*["']\.[^"']*)\.tsx?(["'])/g, "$1.js$2");
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}
