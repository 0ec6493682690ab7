import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { APIResponse } from "@playwright/test";
import type { Rules } from "../../portal/hosting/rules.ts";
import { walk } from "../browser/walk.ts";
import { cards, expect, fillLogin, password, test, watchConsole } from "./fixtures.ts";
import { dist, startNginx } from "./nginx.ts";

test.use({ listsAlone: "cards" });

const html = { Accept: "text/html,application/xhtml+xml" };
const rules = JSON.parse(readFileSync(join(dist, "hosting.json"), "utf8")) as Rules;
const asset = `/assets/${readdirSync(join(dist, "assets")).find((name) => /^BillsListPage.*\.js$/.test(name))}`;

/** The headers that matter of a response, as sent: one that was sent twice is two lines. */
const sent = (response: APIResponse, name: string): string[] =>
  response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name.toLowerCase())
    .map(({ value }) => value);

test("[HO-01, HO-02] every kind of path has every header once, and its own caching", walk, async ({ context }) => {
  const caching = Object.fromEntries(rules.rules.map((rule) => [rule.kind, rule.caching]));
  const paths: [path: string, status: number, caching: string | undefined, headers?: Record<string, string>][] = [
    ["/", 200, caching["page"], html],
    ["/login", 200, caching["page"], html],
    ["/bollette?anno=2026", 200, caching["page"], html],
    ["/forniture/s-100001001", 200, caching["page"], html],
    ["/non-esiste", 200, caching["page"], html],
    [asset, 200, caching["asset"]],
    ["/config.json", 200, caching["settings"]],
    ["/version.json", 200, caching["settings"]],
    ["/early.js", 200, caching["file"]],
    ["/icon.svg", 200, caching["file"]],
    ["/assets/gone-1234567.js", 404, caching["error"], html],
    [`${asset}.br`, 404, caching["error"]],
    ["/non-esiste.png", 404, caching["error"]],
    ["/api/vouchers", 401, "no-store"],
    ["/api/non-esiste", 401, "no-store"],
  ];
  for (const [path, status, expected, headers = {}] of paths) {
    const response = await context.request.get(path, { headers });
    expect([path, response.status(), sent(response, "cache-control")]).toEqual([path, status, [expected]]);
    for (const [name, value] of Object.entries(rules.headers)) expect([path, name, sent(response, name)]).toEqual([path, name, [value]]);
    expect(sent(response, "server")).toEqual(["nginx"]);
  }
  const refused = await context.request.post("/login", { data: {} });
  expect([refused.status(), sent(refused, "content-security-policy")]).toEqual([405, [rules.headers["Content-Security-Policy"]]]);
});

test("[HO-01] files come in the encoding that the browser takes, with their own type", walk, async ({ context }) => {
  const types = { [asset]: "text/javascript; charset=utf-8", "/login": "text/html; charset=utf-8", "/icon.svg": "image/svg+xml" };
  for (const [path, type] of Object.entries(types)) {
    const got = async (encoding: string) => {
      const response = await context.request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect([sent(response, "content-type"), sent(response, "vary")]).toEqual([[type], ["Accept-Encoding"]]);
      return { encoding: sent(response, "content-encoding"), text: await response.text() };
    };
    const plain = await got("identity");
    expect(plain.encoding).toEqual([]);
    expect(await got("gzip, deflate, br")).toEqual({ encoding: ["br"], text: plain.text });
    expect(await got("gzip, br;q=0")).toEqual({ encoding: ["gzip"], text: plain.text });
  }
  expect(sent(await context.request.get("/config.json", { headers: { "Accept-Encoding": "gzip" } }), "content-encoding")).toEqual(["gzip"]);
});

test("[HO-01] each address gets the page that the build drew for it", walk, async ({ context }) => {
  const pages = JSON.parse(readFileSync(join(dist, "pages.json"), "utf8")) as Record<string, string>;
  for (const [address, file] of Object.entries(pages)) {
    const path = address.replace("/*", "/a/b%2Fc");
    expect([path, await (await context.request.get(path)).text()]).toEqual([path, readFileSync(join(dist, file), "utf8")]);
  }
});

test("[HO-09] version.json names release and commit", walk, async ({ context }) => {
  const version = (await (await context.request.get("/version.json")).json()) as { release: string; commit: string };
  expect(version.commit).toMatch(/^([\da-f]{40}|unknown)$/);
  const portal = JSON.parse(readFileSync("portal/package.json", "utf8")) as { version: string };
  expect(version.release).toBe(`${portal.version}-${version.commit.slice(0, 8)}`);
});

test("[HO-03] the log has no query and no secret of a link or a call", walk, async ({ context }) => {
  const nginx = await startNginx({ settings: { backend: process.env["PORTAL_URL"] as string } });
  await context.request.get(`${nginx.url}/forgot/password/secret-1/secret-2?x=secret-3`);
  await context.request.put(`${nginx.url}/api/users/password-reset/secret-4/secret-5`, { data: {} });
  await expect.poll(() => nginx.log().filter((line) => line.includes("password")).length).toBe(2);
  const log = nginx.log().join("\n");
  expect(log).not.toContain("secret");
  expect(log).toContain('"path":"/forgot/password/*"');
  expect(log).toContain('"path":"/api/users/password-reset/*"');
  await nginx.close();
});

test(
  "[HO-04] through nginx a customer signs in, reads a bill, saves its PDF, sees the consumption and opens a deep link",
  walk,
  async ({ page }) => {
    const said = watchConsole(page);
    await page.goto("/bollette?quale=1");
    await expect(page).toHaveURL(/\/login\?redirectTo=/);
    await fillLogin(page, "giulia@esempio.it", password);
    await expect(page).toHaveURL(/\/bollette/);
    await expect(cards(page).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      cards(page)
        .first()
        .getByRole("button", { name: /Scarica/ })
        .first()
        .click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    await page.goto("/consumi");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText(/kWh/).first()).toBeVisible();
    await page.goto("/forniture/s-100001001");
    await expect(page).toHaveURL(/\/forniture\/s-100001001/);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/non-esiste");
    await expect(page).toHaveURL(/\/page-not-found/);
    expect(said).toEqual([]);
  },
);

test("[HO-04] if files or the back end are missing, a page in Italian says so and leads back", walk, async ({ page }) => {
  await page.goto("/assets/gone-1234567.js", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Questa pagina non c’è" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Vai all’area clienti" })).toHaveAttribute("href", "/");
  const broken = await startNginx({
    settings: { backend: "http://127.0.0.1:1" },
    change: (text) => text.replace("location / {", "location / { return 503;"),
  });
  await page.goto(`${broken.url}/login`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "L’area clienti non è disponibile" })).toBeVisible();
  const call = await page.request.get(`${broken.url}/api/vouchers`);
  expect([call.status(), call.headers()["cache-control"]]).toEqual([502, "no-store"]);
  await broken.close();
});

test("[HO-02, HO-13] what nginx answers by itself has every header, and the wait of hosting.json", walk, async ({ request }) => {
  const nginx = await startNginx({ settings: { backend: "http://127.0.0.1:1", retryAfter: 900 } });
  const tooLarge = await request.get(`${nginx.url}/login`, { headers: { "X-Long": "x".repeat(40_000) } });
  const unreachable = await request.post(`${nginx.url}/admin/api`, { data: {} });
  expect([tooLarge.status(), unreachable.status(), sent(unreachable, "retry-after")]).toEqual([400, 503, ["900"]]);
  for (const response of [tooLarge, unreachable]) {
    for (const [name, value] of Object.entries(rules.headers)) expect([name, sent(response, name)]).toEqual([name, [value]]);
    expect(sent(response, "cache-control")).toEqual(["no-store"]);
  }
  await request.get(`${nginx.url}/assets/gone-1234567.js?x=secret`);
  await expect.poll(() => nginx.log().at(-1)).toContain('"path":"/assets/gone-1234567.js","status":"404"');
  await nginx.close();
});

test("[HO-14] many calls share a few connections to the back end, which gets its own name", walk, async ({ request }) => {
  let connections = 0;
  const names = new Set<string | undefined>();
  const backend = createServer((call, answer) => {
    names.add(call.headers.host);
    answer.setHeader("Content-Type", "application/json").end("{}");
  });
  backend.on("connection", () => connections++);
  await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
  const own = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const nginx = await startNginx({ settings: { backend: `http://${own}` } });
  for (let call = 0; call < 20; call++) expect((await request.get(`${nginx.url}/api/vouchers`)).status()).toBe(200);
  expect([...names]).toEqual([own]);
  expect(connections).toBeLessThan(5);
  await nginx.close();
  backend.close();
});

test("[HO-01, HO-02] GraphQL at another address is in the policy, and nginx passes the other calls on alone", walk, async ({ request }) => {
  const config = { ...JSON.parse(readFileSync(join(dist, "config.json"), "utf8")), graphqlPath: "https://graph.example/v1" };
  const nginx = await startNginx({ settings: { backend: process.env["PORTAL_URL"] as string }, config });
  const page = await request.get(`${nginx.url}/login`, { headers: html });
  expect(sent(page, "content-security-policy")).toEqual([expect.stringContaining("; connect-src 'self' https://graph.example;")]);
  expect((await request.get(`${nginx.url}/api/vouchers`)).status()).toBe(401);
  expect((await request.post(`${nginx.url}/admin/api`, { data: {} })).status()).toBe(404);
  await nginx.close();
});
