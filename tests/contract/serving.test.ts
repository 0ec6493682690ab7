import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compress } from "../../portal/hosting/compress.ts";
import { rulesOf } from "../../portal/hosting/rules.ts";
import { readInstallation } from "../../portal/hosting/settings.ts";
import { startSandbox } from "../../sandbox/src/start.ts";
import { allBills, now, withSandbox } from "./sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "favilla-portal-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Favilla</title>");
writeFileSync(join(folder, "config.json"), '{"apiBase":"/api"}');
writeFileSync(join(folder, "assets/app-1a2b3c.js"), `console.log("${"favilla ".repeat(50)}");`);
writeFileSync(join(folder, "assets/app-1a2b3c.js.map"), "{}");
writeFileSync(join(folder, "../favilla-secret.txt"), "secret");
const pages = {
  "/login": "login/index.html",
  "/forgot/password": "forgot/index.html",
  "/forgot/password/*": "forgot/index.html",
};
const installation = readInstallation("portal/public/config.json", "portal/hosting.json");
const rules = rulesOf(installation, [], pages);
writeFileSync(join(folder, "hosting.json"), JSON.stringify(rules));
await compress(folder, rules.packed, ["/config.json", "/hosting.json"]);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, "../favilla-secret.txt"));
});

const { call, signIn } = withSandbox({ portal: folder });
const page = { Accept: "text/html,application/xhtml+xml" };

describe("serving the portal", () => {
  it("[HO-01, HO-02] answers navigations with the page, which is asked for each time, under the headers of the rules", async () => {
    for (const path of ["/", "/bollette?a=2026&n=1", "/forniture/s-1"]) {
      const answer = await call(path, { headers: page });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      expect(await answer.text()).toContain("<title>Favilla</title>");
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      // The sandbox adds its maps and the receiver of reports.
      expect(answer.headers.get("content-security-policy")).toBe(
        `${rules.headers["Content-Security-Policy"]} favilla-maps; report-uri /sandbox/reports`,
      );
      for (const [name, value] of Object.entries(rules.headers).slice(1)) expect([name, answer.headers.get(name)]).toEqual([name, value]);
    }
  });

  it("answers with the page that was pre-rendered for an address, and with no other", async () => {
    for (const name of ["login", "forgot"]) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "index.html"), `<!doctype html><title>${name}</title>`);
    }
    const titles = { "/login?a=1": "login", "/forgot/password": "forgot", "/forgot/password/a/b%2Fc": "forgot" };
    const others = { "/login/x": "Favilla", "/forgot/passwords": "Favilla", "/": "Favilla" };
    for (const [path, title] of Object.entries({ ...titles, ...others })) {
      const answer = await call(path, { headers: page });
      expect([path, await answer.text(), answer.headers.get("cache-control")]).toEqual([
        path,
        expect.stringContaining(`<title>${title}</title>`),
        "private, no-cache",
      ]);
    }
  });

  it("[S15] answers 404 to missing files, source maps and files outside the folder", async () => {
    const paths = [
      "/assets/gone-000.js",
      "/assets/app-1a2b3c.js.map",
      "/..%2ffavilla-secret.txt",
      "/%2e%2e/favilla-secret.txt",
      "/icon.png",
      "/%00",
      "/%zz",
    ];
    for (const path of paths) expect([path, (await call(path)).status]).toEqual([path, 404]);
    expect((await call("/assets/gone-000.js", { headers: page })).status).toBe(404);
    expect((await call("/..%2ffavilla-secret.txt", { headers: page })).headers.get("content-type")).toContain("text/html");
  });

  it.each(["br", "gzip"])("packs hashed files with %s and lets them be kept for ever", async (encoding) => {
    const answer = await call("/assets/app-1a2b3c.js", { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await answer.text()).toContain("favilla favilla");
  });

  it("gives the portal's own configuration the sandbox's address suggestions", async () => {
    const answer = await call("/config.json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      apiBase: "/api",
      telemetry: null,
      mapsScriptUrl: "/sandbox/maps.js",
      mapsProvider: "Mappe di Prova",
    });
  });

  it("[HO-20] has the playground, which no build of the portal has", async () => {
    const html = await (await call("/playground")).text();
    expect(html).toContain("<h1>Banco di prova</h1>");
    for (const [, path = ""] of html.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)) {
      const answer = await call(path);
      expect([path, answer.status, answer.headers.get("x-content-type-options")]).toEqual([path, 200, "nosniff"]);
    }
  });

  it("gives its own time and the sample sign-ins", async () => {
    const answer = await call("/sandbox/sign-ins");
    expect(new Date(answer.headers.get("date") ?? "").toISOString()).toBe(now);
    expect(((await answer.json()) as { email: string }[]).map(({ email }) => email)).toContain("giulia@esempio.it");
  });
});

const vouchers = "GET /api/vouchers";

describe("faults", () => {
  const withFaults = async (list: object[], path = "/api/vouchers", headers: Record<string, string> = {}) => {
    const { token } = await signIn("giulia@esempio.it");
    return call(path, { token, headers: { "favilla-faults": JSON.stringify(list), ...headers } });
  };

  it("change the answer to the request that asks for them, and to no other", async () => {
    const failed = await withFaults([{ match: vouchers, mode: "status", status: 503, code: "SUPPLY-NOT-FOUND" }]);
    expect([failed.status, await failed.json()]).toMatchObject([503, { code: "SUPPLY-NOT-FOUND" }]);
    expect((await withFaults([{ match: "POST /api/vouchers", mode: "status" }])).status).toBe(200);
    expect((await withFaults([])).status).toBe(200);
  });

  it("break bodies in every way", async () => {
    expect((await withFaults([{ match: vouchers, mode: "html" }])).headers.get("content-type")).toContain("text/html");
    expect(await (await withFaults([{ match: vouchers, mode: "empty" }])).text()).toBe("");
    await expect((await withFaults([{ match: vouchers, mode: "bad-json" }])).json()).rejects.toThrow(SyntaxError);
    await expect((await withFaults([{ match: vouchers, mode: "truncated" }])).json()).rejects.toThrow();
    await expect(withFaults([{ match: vouchers, mode: "reset" }])).rejects.toThrow("fetch failed");
    expect(await (await withFaults([{ match: vouchers, mode: "json", code: "BILL-NOT-FOUND" }])).json()).toMatchObject({
      code: "BILL-NOT-FOUND",
    });
  });

  it("wait for the given time, then let the call pass", async () => {
    const start = performance.now();
    expect((await withFaults([{ match: vouchers, mode: "delay", delay: 120 }])).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it("count for one browser session only, and come from a cookie as well", async () => {
    const fault = encodeURIComponent(JSON.stringify([{ match: vouchers, mode: "status", times: 1 }]));
    const { token } = await signIn("giulia@esempio.it");
    const from = async (session: string) =>
      (await call("/api/vouchers", { token, headers: { Cookie: `favilla-session=${session}; favilla-faults=${fault}` } })).status;
    expect([await from("one"), await from("one"), await from("two"), await from("two")]).toEqual([500, 200, 500, 200]);
  });

  it("can apply to one GraphQL call", async () => {
    const faults = {
      "favilla-faults": JSON.stringify([{ match: "POST /admin/api", operation: "allLabels", mode: "graphql", code: "AccessDeniedError" }]),
    };
    const labels = await call("/admin/api", { body: { query: '{ allLabels(language: "IT") { tag } }' }, headers: faults });
    expect(await labels.json()).toMatchObject({ errors: [{ extensions: { code: "AccessDeniedError" } }] });
    const other = await call("/admin/api", { body: { query: "{ __typename }" }, headers: faults });
    expect(await other.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("[AP-27] can apply to one field of a query that asks for several", async () => {
    const fault = [{ match: "POST /admin/api", operation: "allPhonePrefixes", mode: "status" }];
    const query = '{ q0: allLabels(language: "IT") { tag } q1: allPhonePrefixes { value } }';
    const answer = await call("/admin/api", { body: { query }, headers: { "favilla-faults": JSON.stringify(fault) } });
    const { data, errors } = (await answer.json()) as { data: object; errors: object[] };
    expect([Object.keys(data), errors]).toEqual([
      ["q0"],
      [{ message: "SERVER-ERROR", path: ["q1"], extensions: { code: "SERVER-ERROR" } }],
    ]);
  });
});

describe("the store", () => {
  it("survives a restart, starts again with reset, and is seeded again on another day", async () => {
    const database = join(folder, "store.sqlite");
    const read = async (options: object, mark = false) => {
      const sandbox = await startSandbox({ database, now, ...options });
      const ask = async (path: string, body: object, token = "") =>
        (
          await fetch(sandbox.url + path, {
            method: "POST",
            headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json();
      const { token } = (await ask("/api/auth/login", { username: "giulia@esempio.it", password: "Favilla-2026" })) as { token: string };
      if (mark) await ask("/admin/api", { query: 'mutation { updateNotification(id: "n-100001-1", read: true) { id } }' }, token);
      const { data } = (await ask("/admin/api", { query: '{ allNotifications(customerId: "100001") { read } }' }, token)) as {
        data: { allNotifications: { read: boolean }[] };
      };
      const bills = (await ask("/api/billing/my-billing-details", allBills("100001"), token)) as { items: { DATASCADENZA: string }[] };
      await sandbox.close();
      return { read: data.allNotifications[0]?.read, due: bills.items[0]?.DATASCADENZA, bills: JSON.stringify(bills) };
    };
    const first = await read({}, true);
    expect(first.read).toBe(true);
    expect(await read({})).toEqual(first);
    const fresh = await read({ reset: true });
    expect(fresh).toEqual({ ...first, read: false });
    const later = await read({ now: "2026-11-22T09:00:00.000Z" });
    expect([first.due, later.due]).toEqual(["2026-12-11T23:00:00.000Z", "2026-12-12T23:00:00.000Z"]);
  }, 30_000);

  it("listens on this computer only", async () => {
    const sandbox = await startSandbox({ database: ":memory:", now });
    expect(new URL(sandbox.url).hostname).toBe("127.0.0.1");
    const foreign = new URL(sandbox.url);
    foreign.hostname = "127.0.0.2";
    await expect(new Promise((done, failed) => get(foreign, done).on("error", failed))).rejects.toThrow("ECONNREFUSED");
    await sandbox.close();
  });
});
