import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The portal's rules of serving, which its build writes as hosting.json beside its files. */
export interface Hosting {
  headers: Readonly<Record<string, string>>;
  policy: Readonly<Record<string, readonly string[]>>;
  mapsPolicy: string;
  rules: readonly { kind: string; paths: readonly string[]; caching: string; missing: string }[];
  types: Readonly<Record<string, string>>;
  packed: readonly string[];
  pages: Readonly<Record<string, string>>;
}

/** Reads the rules of a built portal. */
export function readHosting(folder: string): Hosting {
  const file = join(folder, "hosting.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Hosting;
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the portal first (npm run build)`, { cause });
  }
}

/** Path that receives the browser's reports. */
export const reportsPath = "/sandbox/reports";

/** Headers of an API without a portal: nothing of a response is ever a page. */
export const bareHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** The portal's headers in the sandbox: with its own maps script, and with reports to itself. */
export function headersHere({ headers, policy, mapsPolicy }: Hosting): Record<string, string> {
  const here = { ...policy, "trusted-types": [...(policy["trusted-types"] ?? []), mapsPolicy], "report-uri": [reportsPath] };
  const text = Object.entries(here).map(([name, sources]) => [name, ...sources].join(" "));
  return { ...headers, "Content-Security-Policy": text.join("; ") };
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The rule of a path: the first that matches. */
export function ruleOf({ rules }: Pick<Hosting, "rules">, path: string): Hosting["rules"][number] {
  const rule = rules.find(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  if (!rule) throw new Error(`hosting.json has no rule for ${path}`);
  return rule;
}

/** The file of a listed address; undefined for every other. */
export const pageOf = ({ pages }: Hosting, path: string): string | undefined =>
  pages[path] ?? pages[Object.keys(pages).find((address) => address.endsWith("/*") && matches(address, path)) ?? ""];
