import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseSettings } from "../../portal/hosting/settings.ts";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { startSandbox } from "../../sandbox/src/start.ts";
import { examine } from "../../tools/doctor/examine.ts";
import type { Line } from "../../tools/doctor/finding.ts";
import { walk } from "../browser/walk.ts";
import { dist, makeCertificate, startNginx } from "./nginx.ts";

const settings = parseSettings(readFileSync("portal/hosting.json", "utf8"));
const ofGiulia = { email: signIns[0].email, password: signIns[0].password };
const startBackend = (now = new Date()) => startSandbox({ database: ":memory:", now: now.toISOString() });

/** The lines with something to mend, as name and faults. */
const faultsOf = (lines: Line[]) =>
  Object.fromEntries(
    lines.filter(({ findings }) => findings.length > 0).map(({ name, findings }) => [name, findings.map(({ wrong }) => wrong)]),
  );

/** The faults of a site over plain http, without the one that says so. */
async function faultsWith(change: (text: string) => string, more: { backend?: string; customer?: typeof ofGiulia } = {}) {
  const { backend = process.env["PORTAL_URL"] as string, customer } = more;
  const nginx = await startNginx({ settings: { backend }, change });
  try {
    const { certificate, ...faults } = faultsOf(await examine({ url: nginx.url, settings, customer }));
    expect(certificate).toEqual(["the site is served without TLS"]);
    return faults;
  } finally {
    await nginx.close();
  }
}

/** Replaces a text of the configuration, which must be there. */
const replaced = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replaceAll(typeof from === "string" ? from : new RegExp(from, "g"), to);
  if (changed === text) throw new Error(`the configuration has no ${from}`);
  return changed;
};

/** Runs the command as an operator does. */
const runDoctor = (args: string[], password = "") =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const env = { ...process.env, ...(password && { CONTRACT_PASSWORD: password }) };
    const child = spawn(process.execPath, ["tools/doctor/main.ts", ...args], { env });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        output += data;
      });
    child.on("close", (code) => done({ code, output }));
  });

test("[HO-05] the doctor finds no fault in a correct installation, contract and certificate included", walk, async () => {
  const backend = await startBackend();
  const tls = makeCertificate(mkdtempSync(join(tmpdir(), "favilla-tls-")));
  const nginx = await startNginx({ settings: { backend: backend.url, tls } });
  const { code, output } = await runDoctor(["--url", nginx.url, "--email", ofGiulia.email, "--ca", tls.certificate], ofGiulia.password);
  await nginx.close();
  await backend.close();
  expect(output).toContain("All is well.");
  expect(output.match(/^✓ /gm)).toHaveLength(14);
  expect(code).toBe(0);
});

test("[HO-05] an untrusted certificate, or one that expires soon, is found, and the exit code is 1", walk, async () => {
  const tls = makeCertificate(mkdtempSync(join(tmpdir(), "favilla-tls-")), 5);
  const nginx = await startNginx({ settings: { backend: process.env["PORTAL_URL"] as string, tls } });
  const { code, output } = await runDoctor(["--url", nginx.url]);
  await nginx.close();
  expect(output).toMatch(
    /✗ certificate\n +browsers don't trust the certificate: .*SELF_SIGNED_CERT.*\n +→ .*\n +the certificate ends in [45] days/,
  );
  expect(output).toContain("– contract: not checked, give --email");
  expect(code).toBe(1);
});

const asset = readdirSync(join(dist, "assets")).find((name) => /^BillsListPage.*\.js$/.test(name));
const cookies = '"/cookie" "/cookie/index.html";';
const foreign = '<script src="https://tags.example/t.js"></script>';
const noCopies = (text: string) => replaced("gzip_static on;", "")(replaced(/try_files (\S+)\$favilla_br/, "try_files $1")(text));

const aDay = '"public, max-age=86400"';

/** Changes a text in one location of the configuration, which ends at the first brace of its own column. */
const inLocation = (start: string, from: string | RegExp, to: string) => (text: string) => {
  const begin = text.indexOf(`  location ${start} {`);
  const end = text.indexOf("\n  }", begin);
  if (begin < 0 || end < begin) throw new Error(`the configuration has no location ${start}`);
  return text.slice(0, begin) + replaced(from, to)(text.slice(begin, end)) + text.slice(end);
};

/** Adds a location for some pages, which is that of all pages but for one text. */
const forPages = (start: string, from: string, to: string) => (text: string) => {
  const [pages = ""] = text.match(/ {2}location \/ \{[\s\S]*?\n {2}\}\n/) ?? [];
  return text.replace(pages, () => replaced(from, to)(pages).replace("location / {", `location ${start} {`) + pages);
};

/** Answers /config.json with another one. */
const configured = (body: string) => replaced("location = /config.json {", `location = /config.json { return 200 '${body}';`);
const shippedConfig = JSON.parse(readFileSync(join(dist, "config.json"), "utf8"));
const { promo, ...lessPaths } = shippedConfig.paths;
const typed = (type: string) => `default_type "${type}`;

const defects: Record<string, { change: (text: string) => string; found: object }> = {
  "a proxy that strips a header": {
    change: replaced(/add_header X-Content-Type-Options .*;/, ""),
    found: { headers: [expect.stringMatching(/^X-Content-Type-Options is missing \(\/.* and \d+ more\)$/)] },
  },
  "a weaker header": {
    change: replaced('"max-age=31536000; includeSubDomains"', '"max-age=60"'),
    found: { headers: [expect.stringMatching(/^Strict-Transport-Security is "max-age=60"/)] },
  },
  "a policy with an exception": {
    change: replaced("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    found: { policy: [expect.stringMatching(/^style-src allows 'unsafe-inline' too/)] },
  },
  "a policy that lacks what the configuration needs": {
    change: replaced("; require-trusted-types-for 'script'", ""),
    found: { policy: [expect.stringMatching(/^require-trusted-types-for is missing/)] },
  },
  "pages that are kept": {
    change: (text) => text.replace(/(location \/ \{[\s\S]*Cache-Control )"private, no-cache"/, '$1"public, max-age=600"'),
    found: { caching: [expect.stringMatching(/^Cache-Control is public, max-age=600 \(\/.* and \d+ more\)$/)] },
  },
  "a cache in front of the pages": {
    change: (text) => text.replace("location / {", "location / { add_header Age 40;"),
    found: { caching: [expect.stringMatching(/^a cache answers \(Age: 40\) \(\/.* and \d+ more\)$/)] },
  },
  "hashed files that are not kept": {
    change: replaced('"public, max-age=31536000, immutable"', '"no-cache"'),
    found: { caching: [expect.stringMatching(/^Cache-Control is no-cache \(\/assets\/.* and \d+ more\)$/)] },
  },
  "no compression": {
    change: noCopies,
    found: { compression: expect.arrayContaining(["/login does not come as br", "/login does not come as gzip"]) },
  },
  "a page in place of a missing file": {
    change: replaced("$uri$favilla_br $uri =404;", "$uri$favilla_br $uri /index.html;"),
    found: { "missing files": ["a missing file is answered with 200 (/assets/doctor-0000000.js)"] },
  },
  "an address without its page": {
    change: replaced(cookies, '"/cookie" "/gone.html";'),
    found: { "deep links": ["addresses have no page: /cookie: 404"] },
  },
  "a script that a proxy adds": {
    // What is changed on its way can't be compressed before.
    change: (text) =>
      noCopies(replaced("location / {", `location / { sub_filter '</head>' '${foreign}</head>'; sub_filter_types *;`)(text)),
    found: {
      "deep links": [expect.stringContaining(`something adds a script to the pages: /login: ${foreign.replace("</script>", "")}`)],
      compression: expect.anything(),
    },
  },
  "an upload without one file": {
    change: replaced("location ^~ /assets/ {", `location = /assets/${asset} { return 404; }\nlocation ^~ /assets/ {`),
    found: { "hashed files": [`files are missing that pages name: /assets/${asset}: 404`] },
  },
  "no version": {
    change: replaced("location = /version.json {", "location = /version.json { return 404;"),
    found: { version: ["/version.json is answered with 404"] },
  },
  "a configuration with a wrong field": {
    change: replaced("location = /config.json {", 'location = /config.json { return 200 "{\\"apiBase\\":\\"api\\"}";'),
    found: { configuration: [expect.stringMatching(/^config\.json: apiBase: must be a path or an https address/)] },
  },
  "pages other than home and sign-in that are kept for a day": {
    change: forPages("~ ^/(bollette|forniture)$", 'Cache-Control "private, no-cache"', `Cache-Control ${aDay}`),
    found: { caching: ["Cache-Control is public, max-age=86400 (/bollette, /forniture)"] },
  },
  "a page below an address with a value that is kept": {
    change: forPages("^~ /bollette/", 'Cache-Control "private, no-cache"', `Cache-Control ${aDay}`),
    found: { caching: ["Cache-Control is public, max-age=86400 (/bollette/doctor-1/doctor-2)"] },
  },
  "a cache in front of one page": {
    change: forPages("= /consumi", "types {}", "types {} add_header Age 40;"),
    found: { caching: ["a cache answers (Age: 40) (/consumi)"] },
  },
  "a page that is sent as text": {
    change: forPages("= /consumi", "text/html", "text/plain"),
    found: { "deep links": ["addresses have no page: /consumi: 200"] },
  },
  "a page that leads elsewhere": {
    change: replaced("location / {", "location = /consumi { return 302 /login; }\n  location / {"),
    found: { "deep links": ["addresses have no page: /consumi: 302"], headers: expect.anything(), policy: expect.anything() },
  },
  "scripts with a wrong type": {
    change: inLocation("^~ /assets/", typed("text/javascript"), typed("text/plain")),
    found: { types: [expect.stringMatching(/^Content-Type is text\/plain; charset=utf-8 \(\/assets\/[^)]*\.js/)] },
  },
  "stylesheets with a wrong type": {
    change: inLocation("^~ /assets/", typed("text/css"), typed("application/octet-stream")),
    found: { types: [expect.stringMatching(/^Content-Type is application\/octet-stream; charset=utf-8 \(\/assets\/[^)]*\.css/)] },
  },
  "the first script with a wrong type": {
    change: inLocation("= /early.js", typed("text/javascript"), typed("text/html")),
    found: { types: ["Content-Type is text/html; charset=utf-8 (/early.js)"] },
  },
  "an icon with a wrong type": {
    change: inLocation("= /icon.svg", typed("image/svg+xml"), typed("text/plain")),
    found: { types: ["Content-Type is text/plain (/icon.svg)"] },
  },
  "a configuration with a wrong type": {
    change: inLocation("= /config.json", typed("application/json"), typed("text/html")),
    found: { types: ["Content-Type is text/html; charset=utf-8 (/config.json)"] },
  },
  "a first script that is kept": {
    change: inLocation("= /early.js", '"no-cache"', aDay),
    found: { caching: ["Cache-Control is public, max-age=86400 (/early.js)"] },
  },
  "an icon that is kept": {
    change: inLocation("= /icon.svg", '"no-cache"', aDay),
    found: { caching: ["Cache-Control is public, max-age=86400 (/icon.svg)"] },
  },
  "a version that is kept": {
    change: inLocation("= /version.json", '"no-store"', aDay),
    found: { caching: ["Cache-Control is public, max-age=86400 (/version.json)"] },
  },
  "one file without a header": {
    change: inLocation("= /early.js", /add_header Referrer-Policy .*;/, ""),
    found: { headers: ["Referrer-Policy is missing (/early.js)"] },
  },
  "hashed files without Vary": {
    change: inLocation("^~ /assets/", 'add_header Vary "Accept-Encoding" always;', ""),
    found: { compression: [expect.stringMatching(/^\/assets\/.* is sent without Vary: Accept-Encoding$/)] },
  },
  "a 404 that is kept": {
    change: inLocation("= /errors/request.html", '"no-store"', aDay),
    found: { "missing files": expect.arrayContaining([expect.stringMatching(/^a 404 is kept \(/)]) },
  },
  "no configuration": {
    change: replaced("location = /config.json {", "location = /config.json { return 404;"),
    found: { configuration: ["/config.json is answered with 404"] },
  },
  "a configuration that is not JSON": {
    change: configured("<!doctype html>"),
    found: { configuration: [expect.stringMatching(/^config\.json is not JSON/)] },
  },
  "a configuration without the path of a call that is switched on": {
    change: configured(JSON.stringify({ ...shippedConfig, features: { ...shippedConfig.features, referral: true }, paths: lessPaths })),
    found: expect.objectContaining({ configuration: ["config.json: paths.promo: is missing"] }),
  },
  "a configuration with a name that nobody reads": {
    change: configured(JSON.stringify({ ...shippedConfig, maintenence: true })),
    found: expect.objectContaining({ configuration: ["config.json: maintenence: is no field"] }),
  },
};

for (const [name, { change, found }] of Object.entries(defects)) {
  test(`[HO-05, HO-15] the doctor finds ${name}`, walk, async () => {
    const { clock, ...faults } = await faultsWith(change);
    expect(faults).toEqual(found);
    // The sandbox of these journeys stands still on another day.
    if (clock) expect(clock).toEqual([expect.stringMatching(/^the clock of the back end is/)]);
  });
}

test("[HO-05] the doctor finds a clock that is five hours off, and calls that differ from the contract", walk, async () => {
  const backend = await startBackend(new Date(Date.now() + 5 * 3_600_000));
  const change = replaced(
    "location ^~ /api/ {",
    'location = /api/vouchers { default_type application/json; return 200 "{}"; }\nlocation ^~ /api/ {',
  );
  const faults = await faultsWith(change, { backend: backend.url, customer: ofGiulia });
  await backend.close();
  expect(faults["clock"]).toEqual([expect.stringMatching(/^the clock of the back end is 1(79|80)\d\d s ahead$/)]);
  expect(faults["contract"]).toEqual(expect.arrayContaining([expect.stringMatching(/^vouchers: /)]));
});
