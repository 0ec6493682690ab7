import type { Policy } from "../../design-system/build/policy.ts";
import { headersOf, mapsPolicy, policyOf } from "./policy.ts";
import type { Installation } from "./settings.ts";

/**
 * One kind of path: its paths, of which a `*` at the end stands for all below, and its caching. The first rule that matches a path holds.
 */
export interface Rule {
  kind: "asset" | "settings" | "file" | "page" | "error";
  paths: readonly string[];
  caching: string;
  /** Response where no file is found. */
  missing: "404" | "index.html";
}

/** The rules of serving, as data: every output is made of them, and the sandbox reads them from hosting.json beside the files. */
export interface Rules {
  headers: Readonly<Record<string, string>>;
  policy: Policy;
  /** Trusted Types policy that is added to `policy` if maps are switched on. */
  mapsPolicy: string;
  /** Ordered. */
  rules: readonly Rule[];
  /** Content type by extension. A file with another extension is not served. */
  types: Readonly<Record<string, string>>;
  /** Extensions with a .br and a .gz beside each file. */
  packed: readonly string[];
  /** Path of the file for each address. */
  pages: Readonly<Record<string, string>>;
}

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files that change after the build (npm run tool -- hosting), or that name the release. They have no compressed copy, which would go stale. */
const settings = ["/config.json", "/hosting.json", "/version.json"];

/** Refuses calls at an address that the portal has itself. nginx would answer with the back end there, or not start. */
function refuseHidden({ config: { apiBase, graphqlPath } }: Installation, files: readonly string[], pages: Rules["pages"]): void {
  if (graphqlPath in pages || files.includes(graphqlPath)) throw new Error("config.json: graphqlPath: is a page or a file of the portal");
  const hidden = Object.keys(pages).find((address) => address.startsWith(`${apiBase}/`));
  if (hidden) throw new Error(`config.json: apiBase: would hide pages of the portal, such as ${hidden}`);
}

/** Adds each address with a slash at its end, where it names the same page: early.js removes the slash. */
const withSlashes = (pages: Rules["pages"]): Rules["pages"] => ({
  ...Object.fromEntries(Object.entries(pages).flatMap(([address, file]) => (/\/\*?$/.test(address) ? [] : [[`${address}/`, file]]))),
  ...pages,
});

/** Makes the rules of a build: `files` are its files beside assets and pages, as "early.js". */
export function rulesOf(installation: Installation, files: readonly string[], pages: Readonly<Record<string, string>>): Rules {
  const others = files.map((file) => `/${file}`).filter((path) => !settings.includes(path));
  refuseHidden(installation, [...settings, ...others], pages);
  return {
    headers: headersOf(installation),
    policy: policyOf(installation),
    mapsPolicy,
    rules: [
      { kind: "asset", paths: ["/assets/*"], caching: "public, max-age=31536000, immutable", missing: "404" },
      { kind: "settings", paths: settings, caching: "no-store", missing: "404" },
      { kind: "file", paths: others, caching: "no-cache", missing: "404" },
      { kind: "error", paths: ["/errors/*"], caching: "no-store", missing: "404" },
      // The same for everyone, and asked for again at each visit; `no-store` would keep them out of the browser's page cache (HO-29).
      { kind: "page", paths: ["/*"], caching: "private, no-cache", missing: "index.html" },
    ],
    types,
    packed: [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"],
    pages: withSlashes(pages),
  };
}

export function ruleOf({ rules }: Pick<Rules, "rules">, kind: Rule["kind"]): Rule {
  const rule = rules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`no rule for ${kind}`);
  return rule;
}
