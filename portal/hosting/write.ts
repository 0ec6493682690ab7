import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dockerfile, dockerignore } from "./container.ts";
import { manifestsOf } from "./kubernetes.ts";
import { nginxMain, nginxOf } from "./nginx.ts";
import { type Rules, rulesOf } from "./rules.ts";
import type { Installation } from "./settings.ts";
import { tableOf } from "./table.ts";

/** Files of the build that are neither assets nor pages. */
const filesBeside = (dist: string): string[] =>
  readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);

/** Returns the rules of a build for an installation. */
export function readRules(dist: string, installation: Installation): Rules {
  if (!existsSync(join(dist, "pages.json"))) throw new Error(`${dist} has no build: npm run build`);
  const pages = JSON.parse(readFileSync(join(dist, "pages.json"), "utf8")) as Record<string, string>;
  return rulesOf(installation, [...new Set([...filesBeside(dist), "hosting.json"])].sort(), pages);
}

/**
 * Writes everything that serving a build needs into the folder `to`: nginx, container, Kubernetes, and the table for a CDN. `configFile` is
 * the installation's config.json.
 */
export function writeDeployment(rules: Rules, installation: Installation, configFile: string, to: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  };
  // In a container, what stands in front of it ends TLS.
  const { settings } = installation;
  const contained = { ...installation, settings: { ...settings, tls: null, listen: "8080", log: "/dev/stdout" } };
  write("nginx/favilla.conf", nginxOf(rules, installation));
  write("container/favilla.conf", nginxOf(rules, contained));
  write("container/nginx.conf", nginxMain("/etc/nginx/favilla/favilla.conf"));
  write("Dockerfile", dockerfile(settings.root));
  write("Dockerfile.dockerignore", dockerignore);
  for (const [file, text] of Object.entries(manifestsOf(settings))) write(`kubernetes/${file}`, text);
  write("kubernetes/favilla.conf", nginxOf(rules, contained));
  copyFileSync(configFile, join(to, "kubernetes/config.json"));
  write("cdn.md", tableOf(rules));
}
