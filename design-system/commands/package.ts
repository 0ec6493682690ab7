import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of these commands. Node before 20.11 has no `dirname` in `import.meta`, and must still be told what it lacks. */
const commands = fileURLToPath(new URL(".", import.meta.url));

/** Path of a file or folder beside the commands. */
export const besideCommands = (name: string): string => join(commands, name);

/** Text of a file of the installed package. */
export const readOwn = (file: string): string => readFileSync(join(commands, "..", file), "utf8");

interface OwnManifest {
  version: string;
  engines: { node: string };
  peerDependencies: { react: string };
}

/** The package.json of this package. */
export const ownManifest = (): OwnManifest => JSON.parse(readOwn("package.json")) as OwnManifest;

/** Version of this package. */
export const ownVersion = (): string => ownManifest().version;
