import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cards, expect, plants, test } from "../journeys/fixtures.ts";

test.use({ listsAlone: "cards" });

const secrets = ["IT60X0542811101000000123456", "SMPGLI85M41A944X", "giulia.segreta@esempio.it", "eyJhbGci.eyJzdWIi.SflKxwRJSMeKKF2QT4"];

test("[S14] failed responses with personal data leave none of it in console, address or title", async ({
  page,
  signIn,
  faults,
  settled,
}) => {
  const said: unknown[] = [];
  page.on("console", async (message) => {
    said.push(message.text());
    // An object of a page that was left can't be read any more.
    for (const each of message.args()) said.push(await each.jsonValue().catch(() => null));
  });
  const body = { code: "SERVER-ERROR", message: secrets.join(" "), data: { iban: secrets[0], fiscalCode: secrets[1], email: secrets[2] } };
  await signIn("giulia@esempio.it");
  await faults([
    { match: "* /api/billing", mode: "json", status: 500, body },
    { match: "* /api/consumption", mode: "json", status: 400, body },
    { match: "* /admin/api", operation: "supplies", mode: "json", status: 500, body },
  ]);
  const seen: string[] = [];
  for (const path of ["/bollette", "/consumi", "/profilo/estratto-conto", "/forniture", "/profilo/credenziali"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await settled();
    seen.push(page.url(), await page.title());
  }
  const texts = JSON.stringify([...seen, ...said]);
  expect(texts).toContain("favilla");
  for (const secret of secrets) expect(texts).not.toContain(secret);
});

test("[S05] a page of another site cannot show the portal in a frame", plants, async ({ page, baseURL, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const foreign = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end(`<!doctype html><title>altro</title><iframe src="${baseURL}/bollette"></iframe>`),
  );
  await new Promise<void>((done) => foreign.listen(0, "127.0.0.1", done));
  try {
    const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
    await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`, { waitUntil: "commit" });
    await refused;
    await expect(page.frameLocator("iframe").getByRole("main")).toHaveCount(0);
  } finally {
    foreign.closeAllConnections();
    await new Promise((done) => foreign.close(done));
  }
});
