import { errorPages, type Rule, type Rules, ruleOf } from "./rules.ts";
import type { Installation } from "./settings.ts";

const quoted = (value: string) => `"${value.replace(/[\\"]/g, "\\$&")}"`;
const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&");
const indented = (lines: readonly string[]) => lines.map((line) => (line === "" ? line : `  ${line}`));
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), "}"];

/** Line of a map for an address of pages.json: `/x/*` stands for what is below. */
const ofAddress = (address: string, value: string): string =>
  address.endsWith("/*") ? `"~^${literal(address.slice(0, -1))}" ${value};` : `${quoted(address)} ${value};`;

/** Line of a map that hides the values in a path of a call, such as `/users/confirm/{id}/{token}`. */
const hidingValues = (path: string): string => `"~^${literal(path.slice(0, path.indexOf("{")))}." ${quoted(path.replace(/\{.*$/, "*"))};`;

const requestPage = "/errors/request.html" satisfies keyof typeof errorPages;

const everyHeader = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const headerLines = (headers: Readonly<Record<string, string>>, caching: string): string[] =>
  everyHeader({ ...headers, "Cache-Control": caching });

/** Serves a file in the best encoding that exists. An extension of its own would give the .br file no content type. */
const serve = (type: string, packed: boolean, path = "$uri"): string[] => [
  "types {}",
  `default_type ${quoted(type)};`,
  ...(packed ? [`try_files ${path}$favilla_br ${path} =404;`, "gzip_static on;"] : [`try_files ${path} =404;`]),
];

function maps({ pages }: Rules, { config, settings }: Installation): string[] {
  const below = Object.keys(pages).filter((address) => address.endsWith("/*"));
  const secret = Object.values(config.paths).filter((path) => path.includes("{"));
  const base = config.apiBase.startsWith("/") ? config.apiBase : "";
  return [
    ...block("map $http_accept_encoding $favilla_br", ['default "";', String.raw`"~*(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))" .br;`]),
    ...block("map $uri $favilla_coding", ['default "";', String.raw`"~\.br$" br;`]),
    "# A request for no page gets 404 instead of index.html.",
    ...block("map $http_accept $favilla_unlisted", ["default /none;", '"~*text/html" /index.html;']),
    ...block("map $uri $favilla_page", [
      "default $favilla_unlisted;",
      ...Object.entries(pages).map(([address, file]) => ofAddress(address, quoted(`/${file}`))),
    ]),
    "# A hashed file that is missing is logged by its name, everything else that is refused by its error page.",
    ...block("map $request_uri $favilla_missing", [
      "default $uri;",
      String.raw`"~^(?<favilla_asset>/assets/[\w-]+(\.[\w-]+)*)" $favilla_asset;`,
    ]),
    "# Some links and calls have secrets in their paths: the log has none of them, and no query.",
    ...block("map $uri $favilla_logged", [
      "default $uri;",
      `${requestPage} $favilla_missing;`,
      ...below.map((address) => ofAddress(address, quoted(address))),
      ...(base ? secret.map((path) => hidingValues(base + path)) : []),
    ]),
    "# Back ends that say nothing of caching are not cached.",
    ...block("map $upstream_http_cache_control $favilla_api_caching", ['default "";', '"" no-store;']),
    ...(settings.tls === null
      ? [
          "# What ends TLS in front of this server says which protocol the visitor uses. A back end that is told http may redirect for ever.",
          ...block("map $http_x_forwarded_proto $favilla_proto", ["default $http_x_forwarded_proto;", '"" $scheme;']),
        ]
      : []),
    `log_format favilla escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$favilla_logged","status":"$status","bytes":"$body_bytes_sent","seconds":"$request_time"}';`,
  ];
}

function assets(rules: Rules, headers: string[]): string[] {
  const inner = Object.entries(rules.types).flatMap(([extension, type]) =>
    block(`location ~ ${literal(extension)}$`, serve(type, rules.packed.includes(extension))),
  );
  return block("location ^~ /assets/", [...headers, ...inner, "return 404;"]);
}

/** Locations of the files that stand beside pages and assets. */
function files(rules: Rules, kind: "settings" | "file", headersFor: (rule: Rule) => string[]): string[] {
  const rule = ruleOf(rules, kind);
  return rule.paths.flatMap((path) => {
    const extension = path.slice(path.lastIndexOf("."));
    const type = rules.types[extension];
    if (!type) throw new Error(`${path}: the rules know no content type for ${extension}`);
    const packed = rules.packed.includes(extension);
    // Changed by operators, so compressed when they are sent.
    const live = kind === "settings" ? ["gzip on;", "gzip_types *;", "gzip_min_length 512;"] : [];
    return block(`location = ${path}`, [...serve(type, packed && kind === "file"), ...live, ...headersFor(rule)]);
  });
}

/** Keeps connections to the back end open. Without that each call begins one, and with https it begins with a handshake. */
function upstream(backend: string | null): string[] {
  if (backend === null) return [];
  const { protocol, hostname, port } = new URL(backend);
  return block("upstream favilla_backend", [
    `server ${hostname}:${port || (protocol === "https:" ? "443" : "80")};`,
    "keepalive 64;",
    "# Less than the 5 seconds after which some servers close one: a call must not meet a connection that is being closed.",
    "keepalive_timeout 4s;",
  ]);
}

function calls({ config, settings }: Installation, headers: Readonly<Record<string, string>>): string[] {
  if (settings.backend === null) return [];
  const { protocol, host, hostname } = new URL(settings.backend);
  const wait = settings.retryAfter;
  const lines = [
    `proxy_pass ${protocol}//favilla_backend;`,
    "proxy_http_version 1.1;",
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${host};`,
    "proxy_set_header X-Forwarded-Host $host;",
    "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    `proxy_set_header X-Forwarded-Proto ${settings.tls === null ? "$favilla_proto" : "$scheme"};`,
    ...(protocol === "https:"
      ? [
          `proxy_ssl_name ${hostname};`,
          "proxy_ssl_server_name on;",
          "proxy_ssl_verify on;",
          "proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;",
        ]
      : []),
    "# The portal's clock is the back end's.",
    "proxy_pass_header Date;",
    "proxy_hide_header X-Powered-By;",
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name};`),
    ...everyHeader(headers),
    "add_header Cache-Control $favilla_api_caching always;",
    ...(wait ? ["error_page 502 504 = @favilla_busy;"] : []),
  ];
  // Browsers call an address themselves.
  const graphql = config.graphqlPath.startsWith("/") ? block(`location = ${config.graphqlPath}`, lines) : [];
  const busy = wait
    ? block("location @favilla_busy", [...headerLines({ ...headers, "Retry-After": String(wait) }, "no-store"), "return 503;"])
    : [];
  return [...block(`location ^~ ${config.apiBase}/`, lines), ...graphql, ...busy];
}

/** The configuration of nginx for the portal: to be included in its `http` block. Works with nginx 1.18 and newer without further modules. */
export function nginxOf(rules: Rules, installation: Installation): string {
  const { settings } = installation;
  const vary = { Vary: "Accept-Encoding" };
  const coding = "add_header Content-Encoding $favilla_coding;";
  const headersFor = ({ caching }: Rule) => [...headerLines({ ...rules.headers, ...vary }, caching), coding];
  const tls = settings.tls;
  // Visitors of http may come by a link with a secret, which nginx's default log would keep.
  const accessLog = `access_log ${settings.log} favilla;`;
  const server = block("server", [
    `listen ${settings.listen}${tls ? " ssl http2" : ""};`,
    `server_name ${settings.host};`,
    ...(tls
      ? [
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          "ssl_protocols TLSv1.2 TLSv1.3;",
          "ssl_session_tickets off;",
        ]
      : []),
    `root ${settings.root};`,
    "server_tokens off;",
    "absolute_redirect off;",
    "gzip off;",
    "gzip_vary off;",
    // A complaint has attachments of 5 MB, in Base64.
    `client_max_body_size ${installation.config.features.complaints ? "8m" : "1m"};`,
    accessLog,
    "",
    ...Object.entries(errorPages).map(([page, codes]) => `error_page ${codes.join(" ")} ${page};`),
    "# Headers that are too large, and plain http on the port of https: nginx has numbers of its own for them.",
    `error_page 494 497 =400 ${requestPage};`,
    ...Object.keys(errorPages).flatMap((page) =>
      block(`location = ${page}`, [
        "internal;",
        ...serve(rules.types[".html"] ?? "text/html", false),
        ...headerLines(rules.headers, ruleOf(rules, "error").caching),
      ]),
    ),
    "",
    ...assets(rules, headersFor(ruleOf(rules, "asset"))),
    ...files(rules, "settings", headersFor),
    ...files(rules, "file", headersFor),
    ...calls(installation, rules.headers),
    ...block("location /", [...serve(rules.types[".html"] ?? "text/html", true, "$favilla_page"), ...headersFor(ruleOf(rules, "page"))]),
  ]);
  const redirect = tls?.redirectFrom
    ? block("server", [
        `listen ${tls.redirectFrom};`,
        `server_name ${settings.host};`,
        "server_tokens off;",
        accessLog,
        ...everyHeader(rules.headers),
        `return 308 https://${settings.host}$request_uri;`,
      ])
    : [];
  return `# Written by the build from pages.json, config.json and hosting.json. To change it: npm run tool -- hosting.\n${[
    ...maps(rules, installation),
    ...upstream(settings.backend),
    ...redirect,
    ...server,
  ].join("\n")}\n`;
}

/** A whole nginx.conf for a server without privileges and with a read-only root: everything that it writes is below `scratch`. */
export const nginxMain = (include: string, scratch = "/tmp"): string => `worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  client_body_temp_path ${scratch}/body;
  proxy_temp_path ${scratch}/proxy;
  fastcgi_temp_path ${scratch}/fastcgi;
  uwsgi_temp_path ${scratch}/uwsgi;
  scgi_temp_path ${scratch}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  include ${include};
}
`;
