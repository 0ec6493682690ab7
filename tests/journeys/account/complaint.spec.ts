import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { sessionKey } from "../../browser/session.ts";
import { expect, test } from "../fixtures.ts";

const rules = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  days: { complaint: 30, information: 30, rectification: 60, doubleBilling: 15 },
  indemnity: { kinds: ["complaint"], steps: [{ late: 1, euros: 25 }] },
  conciliation: { after: 40, name: "Conciliazione di esempio", href: "https://conciliazione.example" },
};
const rights = { source: "delibera di esempio 1/2026", checked: "2026-11-02", anomaly: { electricity: 150, least: 50, days: 10 } };

async function withComplaints(page: Page): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, rights, complaints: rules, features: { ...config.features, complaints: true } } });
  });
}

const words = (page: Page) => page.getByRole("textbox", { name: "Che cosa è successo" });
const send = (page: Page) => page.getByRole("button", { name: "Invia" });
const png = { name: "contatore.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a00", "hex") };

/** The newest bill of the customer, far above the mean of the year before. */
const bill = "/bollette/2026/1137491";

test("[CL-08] [CL-10] [CL-12] [CL-14] [CL-15] [CL-21] [CL-22] a complaint about a bill is written, survives a sign-in, is sent once although its answer is lost, and is followed among the requests", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const sent = requests("POST /api/complaints");
  await withComplaints(page);
  await signIn("alta@esempio.it", bill);
  await page.getByRole("link", { name: "Chiedi un controllo" }).first().click();
  await expect(page).toHaveURL("/reclami/nuovo?tipo=rectification&bolletta=2026-1137491");
  await expect(page.getByRole("radio", { name: /^Correzione di una bolletta/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^Numero della bolletta/ })).toHaveValue("1137491");
  await expect(page.getByRole("textbox", { name: /^POD/ })).toHaveValue(/^1000140/);
  await expect(page.getByRole("textbox", { name: "Nome e cognome" })).toHaveValue("Alba Alta");

  await words(page).fill("Il contatore segna 120, non 400.");
  await page.locator('input[type="file"]').setInputFiles([png, { ...png, name: "contatore.pdf", mimeType: "application/pdf" }]);
  await expect(page.getByText(/^contatore\.pdf non è del tipo/)).toBeVisible();
  const session = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session ?? ""] as const);
  await page.goto("/reclami/nuovo?tipo=rectification&bolletta=2026-1137491");
  await expect(words(page)).toHaveValue("Il contatore segna 120, non 400.");
  await expect(page.getByText("Allega di nuovo: contatore.png.")).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(png);
  await expect(page.getByText(/^contatore\.png, 0,1.MB/)).toBeVisible();

  // The complaint arrives, its answer does not.
  await page.route("**/api/complaints", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await expect(page.getByRole("group", { name: /^Ricevuto\./ })).toBeFocused();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole("main")).toContainText(/Rispondiamo entro il 19\sgennaio\s2027\. Mancano 60\sgiorni\./);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Salva la copia" }).click();
  const copy = readFileSync(await (await download).path());
  expect(copy.toString()).toContain("Il contatore segna 120, non 400.");
  await expect(page.getByRole("main")).toContainText(createHash("sha256").update(copy).digest("hex"));

  await page.getByRole("link", { name: "Segui la pratica" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Correzione di una bolletta" })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/le-mie-richieste?aperta=${id}`);
  await settled();
  const main = page.getByRole("main");
  await expect(main).toContainText(/Rispondiamo entro il 19\sgennaio\s2027/);
  await expect(main.getByRole("link", { name: /^Reclamo o richiesta scritta/ })).toHaveCount(6);
  await page.goto("/reclami/cr-100014-3");
  await expect(main).toContainText(/Siamo in ritardo di 15\sgiorni\. ?Per il ritardo ti spetta un indennizzo di 25,00\s€/);
  await expect(main.getByRole("link", { name: "Vai alla conciliazione" })).toHaveAttribute("href", "https://conciliazione.example");
  await page.goto("/reclami/cr-1");
  await expect(page).toHaveURL("/page-not-found");
});

test("[CL-17] [CL-07] a visitor writes from the footer without signing in; without the feature there is no link, no page and no file of it", async ({
  page,
  requests,
  settled,
  outbox,
}) => {
  const files = requests("GET /assets/PublicComplaint", "GET /assets/Complaint", "GET /assets/KnownComplaint");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Reclami e richieste" });
  await page.goto("/login");
  await settled();
  await expect(link).toHaveCount(0);
  expect(files).toHaveLength(0);
  await page.goto("/reclami");
  await expect(page).toHaveURL(/\/login/);

  await withComplaints(page);
  await page.goto("/login");
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Reclami e richieste" })).toBeVisible();
  await page.getByRole("radio", { name: /^Richiesta di informazioni/ }).check();
  await words(page).fill("Quando scade la mia offerta?");
  await page.getByRole("textbox", { name: "Nome e cognome" }).fill("<b>Ivo Ignoto</b>");
  await page.getByRole("textbox", { name: "E-mail" }).fill("ivo@esempio.it");
  await page.reload();
  await expect(words(page)).toHaveValue("Quando scade la mia offerta?");
  await send(page).click();
  await expect(page.getByRole("group", { name: /^Ricevuto\. La risposta arriva a ivo@esempio\.it/ })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Nome e cognome: <b>Ivo Ignoto</b>");
  await expect(page.getByRole("link", { name: "Segui la pratica" })).toHaveCount(0);
  expect((await outbox())[0]).toMatchObject({ to: "ivo@esempio.it", subject: expect.stringContaining("R-2026-") });
});
