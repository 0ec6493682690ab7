import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, graphql, test } from "../fixtures.ts";
import { holdScripts, submit } from "./prerenderSteps.ts";

test("[RT-07] for a signed-in customer a private page's scripts, and the data of its frame, load together with the first files", async ({
  page,
  signIn,
  requests,
}) => {
  const calls = requests(graphql);
  await signIn("giulia@esempio.it", "/config.json");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect.poll(() => requested.some((path) => path.startsWith("/assets/BillsListPage-"))).toBe(true);
  expect(requested).toContain("/config.json");
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/admin/api", async (route) => {
    if (String(route.request().postData()).includes("query Labels")) await answered;
    await route.continue();
  });
  release();
  // The words, and what frame and page need, in one request (AP-27).
  await expect.poll(() => calls.some(({ body }) => JSON.stringify(body).includes("query Customer_Notifications_Supplies"))).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  expect(calls.filter(({ body }) => JSON.stringify(body).includes("query Customer")).length).toBeLessThan(2);
});

test("[RT-03] a visitor of a private page reaches sign-in without loading that page's scripts", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/bollette");
  await expect(page).toHaveURL(/\/login/);
  expect(requested.filter((path) => path.startsWith("/assets/BillsListPage-"))).toEqual([]);
});

/** Delays the portal's scripts, and returns the paths of those that are asked for meanwhile. */
async function holdAndNote(page: Page): Promise<{ asked: Set<string>; release: () => void }> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname);
  });
  return { asked, release: await holdScripts(page) };
}

const fileOf = (files: ReadonlySet<string>, page: string) => [...files].find((path) => path.startsWith(`/assets/${page}-`));

test("[RT-32] without a session a private address requests the code of sign-in before the first file is there", async ({ page }) => {
  const { asked, release } = await holdAndNote(page);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect.poll(() => fileOf(asked, "LoginPage")).toBeDefined();
  expect(fileOf(asked, "BillsListPage")).toBeUndefined();
  release();
  await expect(submit(page)).toBeVisible();
});

test("[RT-33] a page that is opened by a link has its scripts requested together", async ({ page, signIn }) => {
  const lists = page.waitForResponse(/\/assets\/laterFiles-/);
  await signIn("giulia@esempio.it");
  await lists;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { asked, release } = await holdAndNote(page);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect.poll(() => fileOf(asked, "BillsListPage")).toBeDefined();
  // Its own file has not arrived, so nothing in it can have asked for these.
  await expect.poll(() => asked.size).toBeGreaterThan(3);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-38] the first files name no page, and the document's own page needs no table of the others", async ({ page, signIn }) => {
  const entries: string[] = [];
  page.on("response", async (response) => {
    if (/\/assets\/start-[\w-]+\.js$/.test(response.url())) entries.push(await response.text());
  });
  await page.route("**/assets/laterFiles-*", () => {});
  await page.goto("/login");
  await expect(page.locator("#root[aria-busy]")).toHaveCount(0);
  expect(entries).toEqual([expect.stringMatching(/laterFiles-/)]);
  expect(entries[0]).not.toMatch(/(Login|Home|Bills)Page-/);
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-49] a page that an installation switches on after the build does not fetch the files of the page above it", async ({
  page,
  signIn,
}) => {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, features: { ...config.features, contract: true } } });
  });
  await signIn("giulia@esempio.it", "/profilo");
  const { asked, release } = await holdAndNote(page);
  release();
  await page.goto("/forniture/s-100001001/contratto");
  await expect(page.getByRole("heading", { level: 1, name: "Contratto" })).toBeVisible();
  expect(fileOf(asked, "SupplyContractPage")).toBeDefined();
  expect(fileOf(asked, "SupplyDetailPage")).toBeUndefined();
});

test("[RT-39] a stylesheet of the page that does not arrive is requested again, and the page is not shown without it", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/config.json");
  const html = await (await page.request.get("/bollette", { headers: { accept: "text/html" } })).text();
  const [own] = /name="ahead" .*?(\/assets\/[\w-]+\.css) \/assets\/[\w-]+\.js/.exec(html)?.slice(1) ?? [];
  expect(own).toBeDefined();
  let missing = 1;
  let requests = 0;
  await page.route(`**${own}`, (route) => (++requests > missing ? route.continue() : route.fulfill({ status: 404, body: "" })));
  const isStyled = () => page.evaluate((href) => [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href)), String(own));
  const heading = page.getByRole("heading", { level: 1, name: "Bollette" });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto("/bollette");
  await expect(heading).toBeVisible();
  expect([await isStyled(), documents.length]).toEqual([true, 1]);
  missing = requests + 1000;
  await page.goto("/bollette");
  await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a caricare questa pagina" })).toBeVisible();
  // Once it was loaded again, as for a script that a deployment has removed.
  expect(documents.length).toBe(3);
  missing = 0;
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(heading).toBeVisible();
  expect(await isStyled()).toBe(true);
});
