import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { nginxOf } from "./nginx.ts";
import { type Rules, rulesOf } from "./rules.ts";
import type { Installation } from "./settings.ts";
import { templatesOf, type Values } from "./templates.ts";

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

const code = (text: string) => `\`${text}\``;
const rows = <T>(items: readonly T[], cells: (item: T) => readonly string[]) => items.map((item) => `| ${cells(item).join(" | ")} |`);

/** Rows of the tables for object storage behind a content delivery network. */
const tables = ({ headers, rules, types, packed, pages }: Rules): Values => ({
  PATHS: rows(rules, ({ kind, paths, caching, missing }) => [kind, paths.map(code).join(" "), code(caching), missing]),
  PAGES: rows(Object.entries(pages), ([address, file]) => [code(address), code(`/${file}`)]),
  HEADERS: rows(Object.entries(headers), ([name, value]) => [name, code(value)]),
  TYPES: rows(Object.entries(types), ([extension, type]) => [extension, code(type), packed.includes(extension) ? "yes" : "no"]),
});

/** Everything that serving a build needs, by file: nginx, container, Kubernetes, and the table for a CDN. */
export function deploymentOf(rules: Rules, installation: Installation): Readonly<Record<string, string>> {
  const { settings } = installation;
  const { root, copies } = settings;
  // In a container, what stands in front of it ends TLS.
  const contained = { ...installation, settings: { ...settings, tls: null, listen: "8080", log: "/dev/stdout" } };
  /** A name that YAML would read as a number or a truth is quoted. */
  const named = (name: string) => stringify(name).trim();
  const [least, most] = [String(copies.least), String(copies.most)];
  const values: Record<string, Values> = {
    "container/nginx.conf": {},
    Dockerfile: { ROOT: root },
    "Dockerfile.dockerignore": {},
    "kubernetes/deployment.yaml": { COPIES_LEAST: least, IMAGE: named(settings.image), ROOT: root },
    "kubernetes/service.yaml": {},
    "kubernetes/ingress.yaml": { HOST: named(settings.host) },
    "kubernetes/disruption-budget.yaml": {},
    "kubernetes/autoscaler.yaml": { COPIES_LEAST: least, COPIES_MOST: most },
    "kubernetes/kustomization.yaml": {},
    "cdn.md": tables(rules),
  };
  const fill = templatesOf(settings.templates);
  const containedSite = nginxOf(rules, contained);
  return {
    "nginx/favilla.conf": nginxOf(rules, installation),
    "container/favilla.conf": containedSite,
    "kubernetes/favilla.conf": containedSite,
    ...Object.fromEntries(Object.entries(values).map(([file, each]) => [file, fill(file, each)])),
  };
}

/** Writes what serving a build needs into the folder `to`. `configFile` is the installation's config.json. A wrong template writes nothing. */
export function writeDeployment(rules: Rules, installation: Installation, configFile: string, to: string): void {
  for (const [file, text] of Object.entries(deploymentOf(rules, installation))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  }
  copyFileSync(configFile, join(to, "kubernetes/config.json"));
}
