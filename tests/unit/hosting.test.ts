import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { nginxOf } from "../../portal/hosting/nginx.ts";
import { headersOf, policyOf } from "../../portal/hosting/policy.ts";
import { rulesOf } from "../../portal/hosting/rules.ts";
import { type Installation, parseSettings, readInstallation, silentRules } from "../../portal/hosting/settings.ts";
import { deploymentOf, readRules, writeDeployment } from "../../portal/hosting/write.ts";

const configFile = "portal/public/config.json";
const settingsFile = "portal/hosting.json";
const shipped = { config: readFileSync(configFile, "utf8"), settings: readFileSync(settingsFile, "utf8") };
const folder = mkdtempSync(join(tmpdir(), "favilla-hosting-"));
const { features, paths } = JSON.parse(shipped.config);
const pages = { "/login": "login/index.html", "/forgot/password/*": "forgot/index.html" };

/** An installation with other values than the shipped ones. */
function installed(config: object = {}, settings: object = {}): Installation {
  const write = (name: string, text: string, change: object) => {
    writeFileSync(join(folder, name), JSON.stringify({ ...JSON.parse(text), ...change }));
    return join(folder, name);
  };
  return readInstallation(write("config.json", shipped.config, config), write("hosting.json", shipped.settings, settings));
}

describe("[HO-07, HO-11] an installation is refused with the wrong field named", () => {
  it("ships with files that are right", () => {
    expect(readInstallation(configFile, settingsFile).settings.listen).toBe("8080");
    expect(() => parseSettings(`{\n"a": 1,\n}`)).toThrow(/hosting\.json is not JSON: .*line 3/);
  });

  it.each([
    [{ host: "https://clienti.example" }, "host: must be a host name"],
    [{ listen: 8080 }, "listen: "],
    [{ listen: "8080; return 200" }, "listen: must be a port"],
    [{ root: "site" }, "root: must be an absolute path"],
    [{ tls: { certificate: "/a.crt" } }, "tls.key: "],
    [{ backend: "http://api.example/v1" }, "backend: must be an address without a path"],
    [{ reportTo: "http://reports.example" }, "reportTo: must be a path or an https address"],
    [{ reportTo: "/reports; script-src *" }, "reportTo: must be"],
    [{ maps: { hosts: ["*"], trustedTypes: [] } }, "maps.hosts.0: must be https:// and a host"],
    [{ maps: { hosts: [], trustedTypes: ["a; script-src *"] } }, "maps.trustedTypes.0: must be the name"],
    [{ copies: { least: 1, most: 3 } }, "copies.least: must be 2 or more"],
    [{ copies: { least: 5, most: 3 } }, "copies: least must not be above most"],
    [{ unknown: true }, "unknown: is no field"],
    [{ backend: "https://api.example" }, "backend: must be null", { apiBase: "https://api.example" }],
  ])("hosting.json %j", (settings: object, message: string, config: object = {}) => {
    expect(() => installed(config, settings)).toThrow(/^hosting\.json: /);
    expect(() => installed(config, settings)).toThrow(message);
  });

  it.each([
    [{ apiBase: "api" }, "apiBase: must"],
    [{ apiBase: "/api/{x} }" }, "apiBase: has a character"],
    [{ apiBase: "/assets" }, "apiBase: would hide"],
    [{ graphqlPath: "/graph;ql" }, "graphqlPath: has a character"],
    [{ apiBase: "https://api.example/v1" }, "graphqlPath: must be an address, since apiBase is one"],
    [{ paths: { ...paths, vouchers: '/vouchers" x' } }, "paths.vouchers: has a character"],
    [{ mapsScriptUrl: "http://maps.example/js" }, "mapsScriptUrl: must be"],
    [{ telemetri: null }, "telemetri: is no field"],
    [{ features: { ...features, voucher: true } }, "features.voucher: is no field"],
    [{ complaints: { source: "x", checked: "ieri", days: {} } }, "complaints: checked: must be a day"],
    [{ help: { phone: "800 900 100", hours: "8 – 20", mail: "a@b.it" } }, "help.mail: is no field"],
    [{ paths: { ...paths, vouchrs: "/vouchers" } }, "paths.vouchrs: is no call of docs/api"],
    [{ paths: { ...paths, promo: undefined } }, "paths.promo: is missing"],
    [{ paths: { ...paths, myBilling: "/bills/{anno}/{number}" } }, "paths.myBilling: must have {number} {year}"],
  ])("config.json %j", (config, message) => {
    expect(() => installed(config)).toThrow(/^config\.json: /);
    expect(() => installed(config)).toThrow(message);
  });

  it("[HO-26] names a withdrawal without the contract whose page offers it", () => {
    const faults = (switches: object) => () => installed({ features: { ...features, ...switches } });
    expect(faults({ withdrawal: true, contract: false })).toThrow("config.json: features.withdrawal: needs features.contract");
    expect(faults({ withdrawal: true, contract: true })).not.toThrow();
    expect(faults({ withdrawal: false, contract: false })).not.toThrow();
  });

  it.each([
    ["2026-11-02", "2027-11-02", true],
    ["2026-11-02", "2027-11-03", false],
    ["2026-11-02", "2026-11-01", false],
  ])("[CL-23] names rules that were checked on %s and are read on %s, unless they still count: %s", (checked, today, isCurrent) => {
    const rules = { source: "x", checked };
    expect(silentRules({ rights: rules, complaints: undefined }, today)).toHaveLength(isCurrent ? 0 : 1);
    expect(silentRules({ rights: rules, complaints: rules }, today).join()).toMatch(
      isCurrent ? /^$/ : /^rights\.checked: .*,complaints\.checked: /,
    );
  });

  it("leaves out the calls of a feature that is off, and those that no back end must have", () => {
    const { vouchers, voucherServiceStatus, voucherPdf, redeemVoucher, retailChainPoints, latestReadings, logout, ...others } = paths;
    expect(() => installed({ paths: others, features: { ...features, vouchers: false } })).not.toThrow();
    expect(() => installed({ paths: others })).toThrow(/paths\.vouchers: is missing.*paths\.retailChainPoints: is missing$/);
  });

  it.each([
    [{ graphqlPath: "/login" }, "graphqlPath: is a page or a file of the portal"],
    [{ graphqlPath: "/config.json" }, "graphqlPath: is a page or a file of the portal"],
    [{ apiBase: "/forgot" }, "apiBase: would hide pages of the portal, such as /forgot/password/*"],
  ])("config.json %j, which would hide what the build has", (config, message) => {
    expect(() => rulesOf(installed(config), ["early.js"], pages)).toThrow(`config.json: ${message}`);
  });

  it("[RT-26] has the page of an address for the address with a slash at its end", () => {
    const login = pages["/login"];
    expect(rulesOf(installed(), ["early.js"], { ...pages, "/": login }).pages).toEqual({ ...pages, "/": login, "/login/": login });
  });

  it("is told to build first where there is no build", () => {
    expect(() => readRules(join(folder, "none"), installed())).toThrow(/none has no build: npm run build$/);
  });
});

describe("[HO-02] the policy", () => {
  it("has no exception, and opens only what the configuration asks for", () => {
    const strict = policyOf(installed());
    expect(Object.values(strict).flat().join(" ")).not.toMatch(/unsafe|https?:|\*|blob:/);
    expect(strict["trusted-types"]).toEqual(["favilla-html"]);

    expect(policyOf(installed({ apiBase: "https://api.example:8443/v1", graphqlPath: "https://graph.example/v1" }))).toEqual({
      ...strict,
      "connect-src": ["'self'", "https://api.example:8443", "https://graph.example"],
    });
    const maps = { hosts: ["https://places.example"], trustedTypes: ["maps#html"] };
    expect(policyOf(installed({}, { maps }))).toEqual(strict);
    expect(policyOf(installed({ mapsScriptUrl: "https://maps.example/js?v=1" }, { maps }))).toEqual({
      ...strict,
      "script-src": ["'self'", "https://maps.example", "https://places.example"],
      "connect-src": ["'self'", "https://maps.example", "https://places.example"],
      "trusted-types": ["favilla-html", "favilla-maps", "maps#html"],
    });
  });

  it("reports to the configured address", () => {
    expect(headersOf(installed())["Reporting-Endpoints"]).toBeUndefined();
    const headers = headersOf(installed({}, { reportTo: "https://reports.example/csp" }));
    expect(headers["Reporting-Endpoints"]).toBe('favilla="https://reports.example/csp"');
    expect(headers["Content-Security-Policy"]).toMatch(/; report-uri https:\/\/reports\.example\/csp; report-to favilla$/);
  });
});

describe("[HO-01] the outputs", () => {
  it("all have the headers, the caching and the pages of the rules", () => {
    const installation = installed();
    const rules = rulesOf(installation, ["early.js", "config.json"], pages);
    const { "nginx/favilla.conf": nginx = "", "cdn.md": table = "" } = deploymentOf(rules, installation);
    for (const [name, value] of Object.entries(rules.headers)) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
      expect(table).toContain(`| ${name} | \`${value}\` |`);
    }
    for (const { caching, paths } of rules.rules) {
      expect(nginx).toContain(`add_header Cache-Control "${caching}" always;`);
      expect(table).toContain(`| ${paths.map((path) => `\`${path}\``).join(" ")} | \`${caching}\` |`);
    }
    expect(nginx).toContain('"~^/forgot/password/" "/forgot/index.html";');
    expect(table).toContain("| `/forgot/password/*` | `/forgot/index.html` |");
    const errors = [...nginx.matchAll(/error_page (\d[\d ]+) (\/.*);/g)].map(
      ([, codes = "", file]) => `| ${codes.replaceAll(" ", ", ")} | \`${file}\` |`,
    );
    expect(errors).toHaveLength(2);
    for (const row of errors) expect(table).toContain(row);
  });

  it("end TLS where there is a certificate, and send visitors of http there", () => {
    const tls = { certificate: "/etc/site.crt", key: "/etc/site.key" };
    const nginx = (settings: object) => nginxOf(rulesOf(installed(), [], pages), installed({}, { listen: "443", ...settings }));
    expect(nginx({})).not.toContain("ssl");
    expect(nginx({ tls })).toContain("listen 443 ssl http2;");
    expect(nginx({ tls })).not.toContain("308");
    expect(nginx({ tls: { ...tls, redirectFrom: "80" } })).toContain("return 308 https://clienti.favilla.example$request_uri;");
    expect(() => nginx({ tls: { ...tls, redirectFrom: 80 } })).toThrow("tls.redirectFrom: ");
  });

  it("[HO-03] log the visitors of http as those of https: without query and without the secret of a link", () => {
    const tls = { certificate: "/etc/site.crt", key: "/etc/site.key", redirectFrom: "80" };
    const nginx = nginxOf(rulesOf(installed(), [], pages), installed({}, { listen: "443", log: "/var/log/site.log", tls }));
    const servers = nginx.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server.match(/^ *access_log .*$/gm)).toEqual(["  access_log /var/log/site.log favilla;"]);
  });

  it("[HO-02] have every header on the redirect to https, and on what nginx refuses before it reads the request", () => {
    const tls = { certificate: "/etc/site.crt", key: "/etc/site.key", redirectFrom: "80" };
    const rules = rulesOf(installed(), [], pages);
    const [redirect = "", site] = nginxOf(rules, installed({}, { listen: "443", tls }))
      .split(/^server \{$/m)
      .slice(1);
    for (const [name, value] of Object.entries(rules.headers)) expect(redirect).toContain(`add_header ${name} "${value}" always;`);
    expect(redirect).toContain("server_tokens off;");
    expect(site).toContain("error_page 494 497 =400 /errors/request.html;");
  });

  it("[HO-03] log which hashed file is missing", () => {
    expect(nginxOf(rulesOf(installed(), [], pages), installed())).toContain(
      'map $request_uri $favilla_missing {\n  default $uri;\n  "~^(?<favilla_asset>/assets/[\\w-]+(\\.[\\w-]+)*)" $favilla_asset;\n}',
    );
  });

  it("[HO-13] tell browsers how long to wait where the back end can't be reached, if hosting.json says so", () => {
    const nginx = (settings: object) =>
      nginxOf(rulesOf(installed(), [], pages), installed({}, { backend: "https://api.example", ...settings }));
    for (const none of [{}, { retryAfter: null }]) expect(nginx(none)).not.toMatch(/Retry-After|favilla_busy/);
    const waiting = nginx({ retryAfter: 900 });
    expect(waiting.match(/error_page 502 504 = @favilla_busy;/g)).toHaveLength(2);
    const busy = waiting.slice(waiting.indexOf("location @favilla_busy {"));
    expect(busy).toContain('add_header Retry-After "900" always;');
    expect(busy).toContain("return 503;");
    for (const retryAfter of [0, "900", 1.5]) expect(() => nginx({ retryAfter })).toThrow(/^hosting\.json: retryAfter: must/);
  });

  it("pass calls on only where a back end is named", () => {
    const nginx = (settings: object) => nginxOf(rulesOf(installed(), [], pages), installed({}, settings));
    expect(nginx({})).not.toContain("proxy_pass");
    const passing = nginx({ backend: "https://api.example" });
    expect(passing.match(/proxy_pass https:\/\/favilla_backend;/g)).toHaveLength(2);
    expect(passing).toContain("proxy_ssl_verify on;");
    const graphqlElsewhere = installed({ graphqlPath: "https://graph.example/v1" }, { backend: "https://api.example" });
    const passingRest = nginxOf(rulesOf(graphqlElsewhere, [], pages), graphqlElsewhere);
    expect(passingRest.match(/proxy_pass https/g)).toHaveLength(1);
    expect(passingRest).not.toMatch(/location .*graph/);
  });

  it("[HO-14] keep connections to the back end open, which still gets its own name", () => {
    const nginx = (backend: string) => nginxOf(rulesOf(installed(), [], pages), installed({}, { backend }));
    expect(nginx("https://api.example")).toMatch(/upstream favilla_backend {\n {2}server api\.example:443;\n {2}keepalive 64;/);
    expect(nginx("https://api.example")).toContain("proxy_ssl_name api.example;");
    expect(nginx("http://10.0.0.7:8080")).toContain("server 10.0.0.7:8080;");
    expect(nginx("http://10.0.0.7:8080")).toContain("proxy_set_header Host 10.0.0.7:8080;");
    expect(nginx("http://api.example")).toContain("server api.example:80;");
    expect(nginxOf(rulesOf(installed(), [], pages), installed())).not.toContain("upstream favilla_backend");
  });

  it("tell the back end the protocol that the visitor uses, also where something in front of nginx ends TLS", () => {
    const installation = installed({}, { backend: "https://api.example", tls: { certificate: "/etc/site.crt", key: "/etc/site.key" } });
    writeDeployment(rulesOf(installation, [], pages), installation, configFile, folder);
    const protocols = (file: string) => new Set(readFileSync(join(folder, file), "utf8").match(/(?<=X-Forwarded-Proto )[^;]+/g));
    expect(protocols("nginx/favilla.conf")).toEqual(new Set(["$scheme"]));
    for (const file of ["container/favilla.conf", "kubernetes/favilla.conf"]) {
      expect(protocols(file)).toEqual(new Set(["$favilla_proto"]));
      expect(readFileSync(join(folder, file), "utf8")).toContain(
        'map $http_x_forwarded_proto $favilla_proto {\n  default $http_x_forwarded_proto;\n  "" $scheme;\n}',
      );
    }
  });
});

describe("[HO-08] the container", () => {
  const installation = installed({}, { copies: { least: 3, most: 9 } });
  const { settings } = installation;
  const { Dockerfile: dockerfile, ...files } = deploymentOf(rulesOf(installation, [], pages), installation);
  const manifests = Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => (file.endsWith(".yaml") ? [[file.replace("kubernetes/", ""), parse(text)]] : [])),
  );
  const { spec } = manifests["deployment.yaml"];
  const [container] = spec.template.spec.containers;

  it("runs without privileges on a read-only root, and writes to /tmp only", () => {
    expect(dockerfile).toMatch(/^USER 101$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*version\.json/m);
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    const writable = container.volumeMounts.filter((mount: { readOnly?: boolean }) => !mount.readOnly);
    expect(writable.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(["/tmp"]);
  });

  it("has the copies of the settings, and everything that names it finds it", () => {
    expect(spec.replicas).toBe(3);
    expect(manifests["autoscaler.yaml"].spec).toMatchObject({ minReplicas: 3, maxReplicas: 9, scaleTargetRef: { name: "favilla-portal" } });
    expect(manifests["service.yaml"].spec.selector).toEqual(spec.template.metadata.labels);
    expect(manifests["disruption-budget.yaml"].spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    expect(manifests["ingress.yaml"].spec.rules[0].host).toBe(settings.host);
    const [port] = container.ports;
    expect([manifests["service.yaml"].spec.ports[0].targetPort, container.readinessProbe.httpGet.port]).toEqual([port.name, port.name]);
  });

  it("gets its configuration from a ConfigMap that is made anew with each change", () => {
    const { resources, configMapGenerator } = manifests["kustomization.yaml"];
    expect(resources.toSorted()).toEqual(
      Object.keys(manifests)
        .filter((file) => file !== "kustomization.yaml")
        .sort(),
    );
    expect(configMapGenerator).toEqual([{ name: "favilla-portal", files: ["config.json", "favilla.conf"] }]);
    const mounted = container.volumeMounts.filter(({ subPath }: { subPath?: string }) => subPath);
    expect(mounted.map(({ subPath }: { subPath: string }) => subPath)).toEqual(configMapGenerator[0].files);
  });
});
