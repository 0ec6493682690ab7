import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { cookieHeader, sessionKey } from "../../browser/session.ts";
import { billRows, cards, expect, fillLogin, graphql, password, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test.use({ tokens: "cookie" });

const giulia = "giulia@esempio.it";
const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith("__")).sort((one, other) => one.name.localeCompare(other.name));

/** Everything that a script of the page can read of a session. */
const readable = (page: Page) =>
  page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]));

test("[AC-36] neither sign-in nor refresh gives a script anything of the tokens, which are in strict cookies", async ({
  page,
  context,
  signIn,
  faults,
}) => {
  // Read at once: the browser forgets a body when the page is left.
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\/auth\//.test(response.url())) answers.push(response.text());
  });
  await signIn(giulia, "/login");
  await expect(billRows(page)).toHaveCount(3);
  const before = await tokenCookies(context);
  expect(before.map(({ name, path }) => [name, path])).toEqual([
    ["__Host-favilla-token", "/"],
    ["__Secure-favilla-refresh", "/api/auth"],
  ]);
  await faults([{ match: graphql, operation: "allSupplies", mode: "graphql", code: "AccessDeniedError", times: 1 }]);
  await page.reload();
  await expect(billRows(page)).toHaveCount(3);
  const after = await tokenCookies(context);
  for (const cookie of [...before, ...after]) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict" });
  const values = [...before, ...after].map(({ value }) => value);
  expect(new Set(values).size).toBe(4);
  const seen = [await readable(page), ...(await Promise.all(answers))];
  expect(answers).toHaveLength(2);
  for (const value of values) expect(seen.filter((text) => text.includes(value))).toEqual([]);
});

test("[AC-36] a sign-out ends the session at the servers, so that copied cookies are worth nothing", async ({ page, context, signIn }) => {
  await signIn(giulia);
  await expect(billRows(page)).toHaveCount(3);
  const copied = (await tokenCookies(context)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const world = (await context.cookies()).find(({ name }) => name === "favilla-world")?.value as string;
  // Outside the browser, so that its cookies don't replace the copied ones.
  const ask = async () =>
    (await fetch(new URL("/api/vouchers", page.url()), { headers: { ...cookieHeader, Cookie: copied, "favilla-world": world } })).status;
  expect(await ask()).toBe(200);
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => tokenCookies(context)).toEqual([]);
  expect(await ask()).toBe(401);
});

test("[AC-36] a sign-out without a connection is completed when it returns, before anybody signs in again", async ({
  page,
  context,
  signIn,
  settled,
  requests,
}) => {
  await signIn(giulia, "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await settled();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "La tua sessione è chiusa" })).toBeVisible();
  expect(await tokenCookies(context)).toHaveLength(2);
  const sent = requests("POST /api/auth");
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  await fillLogin(page, "silenzioso@esempio.it", password);
  await expect(page).not.toHaveURL(/\/login/);
  expect(sent.map(({ url }) => url.replace("/api/auth/", ""))).toEqual(["logout", "logout", "login"]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([sessionKey]);
  await page.reload();
  await expect(page).not.toHaveURL(/\/login/);
});

test("[AC-37] a browser that refuses the cookies is told so at sign-in", async ({ page, context }) => {
  await page.route("**/api/auth/login", async (route) => {
    const response = await route.fetch(again);
    const { "set-cookie": _, ...headers } = response.headers();
    await context.clearCookies({ name: /^__/ });
    await route.fulfill({ response, headers });
  });
  await page.goto("/login");
  await fillLogin(page, giulia, password);
  await expect(page.getByText("Il tuo browser non accetta i cookie di questo sito")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  await expect(page.getByText("l’accesso è scaduto")).toHaveCount(0);
});

test("[AC-36] tokens that an earlier configuration has stored are removed at the start", async ({ page, context }) => {
  const answer = await context.request.post("/api/auth/login", { data: { username: giulia, password } });
  const session = (await answer.json()) as { token: string; refreshToken: string };
  expect(session.token).toEqual(expect.any(String));
  await page.goto("/config.json");
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify({ version: 1, ...session }),
  ] as const);
  await page.goto("/bollette");
  await expect(page.getByText("Per sicurezza l’accesso è scaduto")).toBeVisible();
  const text = await readable(page);
  for (const token of [session.token, session.refreshToken]) expect(text).not.toContain(token);
  await fillLogin(page, giulia, password);
  await expect(cards(page).first()).toBeVisible();
});

test("[S18] [AC-36] another site can neither read nor write with the customer's cookies", async ({ page, context, signIn }) => {
  await signIn(giulia, "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const portal = new URL(page.url()).origin;
  const evil = createServer((_, response) => response.end("<!doctype html><title>Altro sito</title>"));
  await new Promise<void>((listening) => evil.listen(0, listening));
  // Another host name of this machine is another site.
  const other = await context.newPage();
  await other.goto(`http://localhost:${(evil.address() as AddressInfo).port}`, { waitUntil: "commit" });
  const arrived: Record<string, string>[] = [];
  other.on("request", (request) => {
    if (request.url().startsWith(portal)) void request.allHeaders().then((headers) => arrived.push(headers));
  });
  const attempts = await other.evaluate(
    async ([origin, header]) => {
      const send = (path: string, init: RequestInit) =>
        fetch(origin + path, { credentials: "include", ...init }).then(
          (response) => response.type,
          () => "refused",
        );
      return Promise.all([
        send("/api/vouchers", {}),
        send("/api/vouchers", { headers: header as Record<string, string> }),
        send("/api/auth/logout", { method: "POST", mode: "no-cors" }),
        send("/api/users/delete", { method: "PUT", headers: header as Record<string, string>, body: "{}" }),
      ]);
    },
    [portal, cookieHeader] as const,
  );
  expect(attempts).toEqual(["refused", "refused", "refused", "refused"]);
  // A form needs no script and no preflight, and is a navigation, which carries cookies that are not strict.
  await other.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, `${portal}/api/auth/logout`);
  await expect(other).toHaveURL(/\/api\/auth\/logout$/);
  await expect(other.locator("body")).toContainText("AUTH-FAILED");
  expect(arrived.length).toBeGreaterThan(2);
  expect(arrived.filter(({ cookie }) => cookie?.includes("__Host"))).toEqual([]);
  evil.close();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
});
