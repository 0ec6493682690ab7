import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compress } from "../../portal/hosting/compress.ts";
import type { Rules } from "../../portal/hosting/rules.ts";
import { dist } from "./nginx.ts";

/**
 * Makes another build of the portal in a new folder, whose hashed files all have other names, as after a change that concerns every file.
 * Returns the folder with `dist` and `deploy`.
 */
export async function nextBuild(release: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "favilla-build-"));
  const copy = join(folder, "dist");
  cpSync(dist, copy, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  mkdirSync(join(folder, "deploy"));
  const names = readdirSync(join(copy, "assets"));
  const named = new RegExp(`(?<=["'\`/ ])(${names.map((name) => name.replace(/[.+]/g, "\\$&")).join("|")})`, "g");
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    const file = join(copy, name);
    if (!statSync(file).isFile() || !/\.(js|css|html)$/.test(name)) continue;
    writeFileSync(file, readFileSync(file, "utf8").replace(named, `${release}-$1`));
  }
  for (const name of names) renameSync(join(copy, "assets", name), join(copy, "assets", `${release}-${name}`));
  writeFileSync(join(copy, "version.json"), JSON.stringify({ release, commit: release }));
  await compress(copy, (JSON.parse(readFileSync(join(copy, "hosting.json"), "utf8")) as Rules).packed, [
    "/config.json",
    "/version.json",
    "/hosting.json",
  ]);
  return folder;
}
