import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { compress } from "./compress.ts";
import { ruleOf, rulesOf } from "./rules.ts";
import { readInstallation } from "./settings.ts";
import { deploymentOf, readRules, writeDeployment } from "./write.ts";

/** Returns the commit of the build: COMMIT of the environment, or git's. */
function commitOf(root: string): string {
  const given = process.env["COMMIT"];
  if (given) return given;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}

/**
 * Writes, when all files of a build are there, what serving them needs: version.json, the error pages, the rules as data (hosting.json),
 * compressed copies, and beside the build (`deploy`) the configuration of web servers.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "hosting",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      // A wrong field or template stops the build before the work.
      const installation = readInstallation(join(config.publicDir, "config.json"), join(config.root, "hosting.json"));
      deploymentOf(rulesOf(installation, [], {}), installation);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "" }) {
        const configFile = join(config.publicDir, "config.json");
        const installation = readInstallation(configFile, join(config.root, "hosting.json"));
        const { version } = JSON.parse(readFileSync(join(config.root, "package.json"), "utf8")) as { version: string };
        const commit = commitOf(config.root);
        writeFileSync(join(dir, "version.json"), `${JSON.stringify({ release: `${version}-${commit.slice(0, 8)}`, commit }, null, 2)}\n`);
        cpSync(join(config.root, "hosting/errors"), join(dir, "errors"), { recursive: true });
        const rules = readRules(dir, installation);
        writeFileSync(join(dir, "hosting.json"), `${JSON.stringify(rules, null, 2)}\n`);
        await compress(dir, rules.packed, ruleOf(rules, "settings").paths);
        if (dir === join(config.root, "dist")) writeDeployment(rules, installation, configFile, join(config.root, "deploy"));
      },
    },
  };
}
