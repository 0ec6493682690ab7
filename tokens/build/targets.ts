import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The oldest browsers for which bills can be read: `browserslist` of tokens/package.json, which docs/browsers.md explains. */
const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as { browserslist: string[] };

const oldest = browserslist.map((line) => {
  const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!name) throw new Error(`tokens/package.json: browserslist says "${line}" instead of "Safari >= 15.4"`);
  return { name: name.toLowerCase(), version };
});

/** The same for Vite and esbuild: "safari15.4". */
export const targets: string[] = oldest.map(({ name, version }) => name + version);

/** The oldest version of a browser. */
export function oldestOf(browser: string): number {
  const found = oldest.find(({ name }) => name === browser);
  if (!found) throw new Error(`tokens/package.json: browserslist names no ${browser}`);
  return Number(found.version);
}
