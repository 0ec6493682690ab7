import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { currentOf, release, rollBack } from "../../tools/release/release.ts";
import { walk } from "../browser/walk.ts";
import { expect, test as journeys } from "../journeys/fixtures.ts";
import { askForCode, button, codeField, giveIban, smsCode, toBank } from "../journeys/payments/paymentSteps.ts";
import { main } from "../journeys/supplies/supplySteps.ts";
import { nextBuild } from "./nextBuild.ts";
import { dist, startNginx } from "./nginx.ts";

interface Served {
  url: string;
  to: string;
  first: string;
  /** Another build, whose hashed files have other names: they begin with "two-". */
  second: string;
}

const test = journeys.extend<{ served: Served }, { second: string }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first argument.
    async ({}, use) => {
      const folder = await nextBuild("two");
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  served: async ({ second }, use) => {
    const to = mkdtempSync(join(tmpdir(), "favilla-releases-"));
    const first = join(dist, "..");
    release({ from: first, to, keep: 3 });
    const nginx = await startNginx({ root: join(to, "current/site"), settings: { backend: process.env["PORTAL_URL"] as string } });
    await use({ url: nginx.url, to, first, second });
    await nginx.close();
    rmSync(to, { recursive: true });
  },
  baseURL: async ({ served }, use) => use(served.url),
});

/** Watches which hashed files the page requests, and what is answered. */
function watchAssets(page: Page) {
  const seen: { name: string; status: number }[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) seen.push({ name: pathname.slice("/assets/".length), status: response.status() });
  });
  return seen;
}

for (const direction of ["switched on", "rolled back"] as const) {
  test(
    `[HO-06] a customer in the middle of a change of payment goes on while another release is ${direction}`,
    walk,
    async ({ page, signIn, settled, served: { to, first, second } }) => {
      const outbox = async () => (await page.request.get(`${process.env["PORTAL_URL"]}/sandbox/outbox`)).json();
      test.slow();
      const [earlier, later] = direction === "switched on" ? [first, second] : [second, first];
      if (direction === "rolled back") {
        release({ from: second, to, keep: 3 });
        expect(currentOf(to)).toBe("0002-two");
      }
      const isOf = (folder: string, name: string) => name.startsWith("two-") === (folder === second);
      const seen = watchAssets(page);
      await signIn("giulia@esempio.it", toBank);
      await giveIban(page);
      await askForCode(page);
      await page.evaluate(() => Object.assign(globalThis, { opened: "before" }));
      const before = seen.splice(0);
      expect(before.every(({ name }) => isOf(earlier, name))).toBe(true);

      if (direction === "switched on") expect(release({ from: second, to, keep: 3 })).toEqual({ name: "0002-two", gone: [] });
      else expect(rollBack(to)).toMatch(/^0001-/);

      await codeField(page).fill(await smsCode(outbox));
      await button(page, "Conferma").click();
      await expect(main(page).getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
      await main(page).getByRole("link", { name: "Torna alla fornitura" }).or(button(page, "Torna alla fornitura")).click();
      await expect(page).toHaveURL(/\/forniture\//);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      // The page was never loaded anew: what it opened came from the release that it began with.
      expect(await page.evaluate(() => (globalThis as { opened?: string }).opened)).toBe("before");
      const isNew = ({ name }: { name: string }) => !before.some((asset) => asset.name === name);
      await expect.poll(() => seen.some(isNew)).toBe(true);
      await settled();
      const loaded = seen.splice(0).filter(isNew);
      for (const { name, status } of loaded) expect([name, status, isOf(earlier, name)]).toEqual([name, 200, true]);

      await page.goto("/consumi");
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      expect(seen.filter(({ name }) => !isOf(later, name))).toEqual([]);
    },
  );
}

test(
  "[HO-06] the newest releases stay, with every file that they name; older ones are deleted, never the one that is served",
  walk,
  async () => {
    const to = mkdtempSync(join(tmpdir(), "favilla-releases-"));
    const build = (name: string, assets: Record<string, string>) => {
      const from = mkdtempSync(join(tmpdir(), "favilla-build-"));
      mkdirSync(join(from, "dist/assets"), { recursive: true });
      mkdirSync(join(from, "deploy"));
      writeFileSync(join(from, "dist/config.json"), readFileSync("portal/public/config.json"));
      writeFileSync(join(from, "dist/version.json"), JSON.stringify({ release: name, commit: name }));
      for (const [file, text] of Object.entries(assets)) writeFileSync(join(from, "dist/assets", file), text);
      return { from, to, keep: 2 };
    };
    const assets = () => readdirSync(join(to, "assets")).sort();
    release(build("a", { "core-1.js": "1", "a-1.js": "a" }));
    expect(release(build("b", { "core-1.js": "1", "b-1.js": "b" })).gone).toEqual([]);
    expect(assets()).toEqual(["a-1.js", "b-1.js", "core-1.js"]);
    expect(release(build("c", { "core-2.js": "2" })).gone).toEqual(["0001-a"]);
    expect(assets()).toEqual(["b-1.js", "core-1.js", "core-2.js"]);
    expect(readFileSync(join(to, "current/site/assets/b-1.js"), "utf8")).toBe("b");

    expect(rollBack(to)).toBe("0002-b");
    expect(() => rollBack(to)).toThrow("has no release before 0002-b");
    expect(() => release(build("d", { "core-1.js": "other" }))).toThrow("assets/core-1.js is there with another content");
    const faulty = build("e", { "core-3.js": "3" });
    writeFileSync(join(faulty.from, "dist/config.json"), "{}");
    expect(() => release(faulty)).toThrow(/config\.json: apiBase: /);
    expect([currentOf(to), existsSync(join(to, "assets/core-3.js"))]).toEqual(["0002-b", false]);
    rmSync(to, { recursive: true });
  },
);
