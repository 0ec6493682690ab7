/** Declarations of a package, by the compiler of its workspace. */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./manifest.ts";

/** Compiles a folder with a tsconfig.json; throws if its types are wrong. The compiler has printed the reasons. */
export function compile(folder: string): void {
  const PATH = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const { status } = spawnSync("tsc", ["-b", folder], { cwd: root, stdio: "inherit", env: { ...process.env, PATH } });
  if (status !== 0) throw new Error(`The types of ${folder} don't compile.`);
}
