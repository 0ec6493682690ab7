import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the installed package, above the built commands. */
const folder = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");

export const readOwn = (file: string): string => readFileSync(join(folder, file), "utf8");

/** Version of this package. */
export const ownVersion = (): string => (JSON.parse(readOwn("package.json")) as { version: string }).version;
