import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";
import { button, openDialog, save, switchedOn } from "./dossierSteps.ts";

test.use({ listsAlone: "cards" });

const sourced = { source: "delibera di esempio 1/2026", checked: "2026-11-02" };
const anomaly = { ...sourced, anomaly: { electricity: 150, least: 50, days: 10 } };

/** A gas bill of the condominium that ends with an estimate, while a reading can be sent. */
const gasBill = "/bollette/2026/1203427";

test("[BL-242] the file has the complaints that are about the bill, whatever numbers their texts name", async ({ page, signIn }) => {
  const write = (text: string) => page.getByRole("textbox", { name: "Che cosa è successo" }).fill(text);
  const send = async () => {
    await page.getByRole("button", { name: "Invia" }).click();
    await expect(page.getByRole("group", { name: /^Ricevuto\./ })).toBeFocused();
  };
  await switchedOn(page, { complaints: true }, { rights: anomaly });
  await signIn("alta@esempio.it", "/bollette/2026/1137491");
  await page.getByRole("link", { name: "Chiedi un controllo" }).first().click();
  await write("Il contatore segna molto meno.");
  await send();
  // About an earlier bill, though it names the newest.
  await page.goto("/reclami/nuovo?tipo=complaint&bolletta=2026-1137478");
  await expect(page.getByRole("textbox", { name: /^Numero della bolletta/ })).toHaveValue("1137478");
  await write("Più cara anche della bolletta 1137491.");
  await send();
  // From the page of the newest, with the number of another bill in its place.
  await page.goto("/reclami/nuovo?tipo=complaint&bolletta=2026-1137491");
  await page.getByRole("textbox", { name: /^Numero della bolletta/ }).fill("1137465");
  await write("Si tratta di una bolletta più vecchia.");
  await send();
  // Servers that give no texts back.
  await page.route("**/api/complaints", async (route) => {
    const { items } = await (await route.fetch(again)).json();
    await route.fulfill({ json: { items: items.map((item: object) => ({ ...item, copy: null })) } });
  });
  const complaintsIn = async (path: string) => {
    await page.goto(path);
    const dialog = await openDialog(page);
    const { html } = await save(page, () => dialog.getByRole("button", { name: "Salva il fascicolo" }).click());
    return html.match(/Pratica R-2026-\d+/g) ?? [];
  };
  // Its own, and one of which customer service took note.
  expect(await complaintsIn("/bollette/2026/1137491")).toHaveLength(2);
  expect(await complaintsIn("/bollette/2026/1137478")).toHaveLength(1);
});

test("[BL-241] the page of a bill's amount has the file too, with the estimate that a reading corrects until its last day", async ({
  page,
  signIn,
  faults,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/KnownDossier", "GET /assets/Dossier");
  await signIn("condominio@esempio.it", `${gasBill}/importo`);
  await expect(page.getByRole("heading", { level: 1, name: "Perché questo importo" })).toBeVisible();
  await settled();
  await expect(button(page)).toHaveCount(0);
  expect(files).toHaveLength(0);
  await switchedOn(page, {}, { rights: { ...sourced, estimate: true } });
  await page.reload();
  const right = page.locator("[data-right=estimate]");
  await expect(right).toContainText(/stimati.*Hai tempo fino al 26\snovembre, tra\s6\sgiorni/);
  const dialog = await openDialog(page);
  await faults([{ match: "POST /admin/api", operation: "SelfReadingWindows", mode: "status", status: 500 }]);
  await dialog.getByRole("button", { name: "Salva il fascicolo" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Non abbiamo letto: Fino a quando puoi inviare una lettura.");
  await faults([]);
  const { html } = await save(page, () => dialog.getByRole("button", { name: "Riprova" }).click());
  expect(html).toMatch(/<h3>Una lettura corregge la stima<\/h3>.*Hai tempo fino al 26.novembre.2026\./s);
});
