import { type Rule, type Rules, ruleOf } from "./rules.ts";
import type { Installation } from "./settings.ts";
import { templatesOf, type Values } from "./templates.ts";

const quoted = (value: string) => `"${value.replace(/[\\"]/g, "\\$&")}"`;
const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&");

/** Line of a map for an address of pages.json: `/x/*` stands for what is below. */
const ofAddress = (address: string, value: string): string =>
  address.endsWith("/*") ? `"~^${literal(address.slice(0, -1))}" ${quoted(value)};` : `${quoted(address)} ${quoted(value)};`;

/** Line of a map that hides the values in a path of a call, such as `/users/confirm/{id}/{token}`. */
const hidingValues = (path: string): string => `"~^${literal(path.slice(0, path.indexOf("{")))}." ${quoted(path.replace(/\{.*$/, "*"))};`;

/** Lines of the map that names in the log what has a secret in its path. */
function secrets({ pages }: Rules, { apiBase, paths }: Installation["config"]): string[] {
  const below = Object.keys(pages).filter((address) => address.endsWith("/*"));
  const calls = apiBase.startsWith("/") ? Object.values(paths).filter((path) => path.includes("{")) : [];
  return [...below.map((address) => ofAddress(address, address)), ...calls.map((path) => hidingValues(apiBase + path))];
}

/** The configuration of nginx for the portal: to be included in its `http` block. Works with nginx 1.18 and newer without further modules. */
export function nginxOf(rules: Rules, { config, settings }: Installation): string {
  const { host, listen, log, root, tls, retryAfter } = settings;
  const fill = templatesOf(settings.templates);
  /** Fills a template of lines that stand in another one; without values there is none of them. */
  const snippet = (name: string, values: Values | false): string =>
    values ? fill(`nginx/snippets/${name}.conf`, values).replace(/\n$/, "") : "";
  const headers = Object.entries(rules.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

  const serve = (extension: string, way?: string) => {
    const type = rules.types[extension];
    if (!type) throw new Error(`the rules know no content type for ${extension}`);
    return snippet(way ?? (rules.packed.includes(extension) ? "packed" : "plain"), { TYPE: type });
  };
  /** Locations of files that stand beside pages and assets. Those that operators change are compressed when they are sent. */
  const files = ({ kind, paths, caching }: Rule) =>
    paths.map((path) => {
      const ways = serve(path.slice(path.lastIndexOf(".")), kind === "settings" ? "changing" : undefined);
      return snippet("file", { PATH: path, SERVE: ways, HEADERS: headers, CACHING: caching });
    });

  const backend = settings.backend === null ? undefined : new URL(settings.backend);
  const secure = backend?.protocol === "https:";
  const call = (location: string, to: URL) =>
    snippet("call", {
      CALLS: location,
      PROTOCOL: secure ? "https" : "http",
      HOST: to.host,
      VISITOR_PROTOCOL: tls ? "$scheme" : "$favilla_proto",
      BACKEND_TLS: snippet("backend-tls", secure && { NAME: to.hostname }),
      HIDDEN_HEADERS: Object.keys(rules.headers).map((name) => `proxy_hide_header ${name};`),
      HEADERS: headers,
      WAIT: snippet("wait", retryAfter != null && {}),
    });
  const calls = backend && [
    call(`^~ ${config.apiBase}/`, backend),
    // Browsers call an address themselves.
    ...(config.graphqlPath.startsWith("/") ? [call(`= ${config.graphqlPath}`, backend)] : []),
    snippet("busy", retryAfter != null && { HEADERS: headers, SECONDS: String(retryAfter) }),
  ];

  return fill("nginx/favilla.conf", {
    PAGES: Object.entries(rules.pages).map(([address, file]) => ofAddress(address, `/${file}`)),
    SECRETS: secrets(rules, config),
    FORWARDED: snippet("forwarded", tls === null && {}),
    UPSTREAM: snippet("upstream", backend !== undefined && { BACKEND: `${backend.hostname}:${backend.port || (secure ? "443" : "80")}` }),
    REDIRECT: snippet("redirect", tls?.redirectFrom !== undefined && { LISTEN: tls.redirectFrom, HOST: host, LOG: log, HEADERS: headers }),
    LISTEN: tls ? `${listen} ssl http2` : listen,
    HOST: host,
    TLS: snippet("tls", tls !== null && { CERTIFICATE: tls.certificate, KEY: tls.key }),
    ROOT: root,
    // A complaint has attachments of 5 MB, in Base64.
    LARGEST_BODY: config.features.complaints ? "8m" : "1m",
    LOG: log,
    HEADERS: headers,
    ASSETS: Object.keys(rules.types).map((extension) => snippet("asset", { EXTENSION: literal(extension), SERVE: serve(extension) })),
    FILES: [...files(ruleOf(rules, "settings")), ...files(ruleOf(rules, "file"))],
    CALLS: (calls ?? []).filter(Boolean),
    ASSET_CACHING: ruleOf(rules, "asset").caching,
    ERROR_CACHING: ruleOf(rules, "error").caching,
    PAGE_CACHING: ruleOf(rules, "page").caching,
  });
}
