import { broken, expect, test } from "../fixtures.ts";
import { panel, pressTwice } from "../supplies/supplySteps.ts";

test("[CD-01, CD-02, CD-03, CD-05, CD-06] cadastral data survive a reload and a failure, are sent once, and are then pending", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001003?pannello=dati-catastali");
  await page.getByRole("link", { name: "Inserisci i dati catastali" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inserisci i dati catastali" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toHaveCount(0);
  const save = page.getByRole("button", { name: "Salva i dati" });
  const sheet = page.getByLabel("Foglio");
  await page.getByLabel("Titolo sull’immobile").selectOption({ label: "Proprietario" });
  await page.getByLabel("Particella").fill("345");
  for (const wrong of ["", "12a", "12345678901"]) {
    await sheet.fill(wrong);
    await sheet.blur();
    await expect(save).toBeDisabled();
  }
  await expect(page.getByText("Campo non valido: scrivi solo cifre, al massimo 10.")).toBeVisible();
  await sheet.fill("12");
  await page.getByLabel("Sezione urbana").fill("A-1");
  await save.click();
  await expect(page.getByText("Campo obbligatorio")).toBeVisible();
  await expect(page.getByText("scrivi al massimo 10 tra lettere e cifre")).toBeVisible();
  await page.getByLabel("Comune catastale").fill("Rimini");
  await page.getByLabel("Sezione urbana").fill("A1");
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continua a scrivere" }).click();
  await page.reload();
  await expect(page.getByLabel("Comune catastale")).toHaveValue("Rimini");

  await faults(broken("CreateCadastral"));
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Non siamo riusciti a inviare la richiesta" })).toBeFocused();
  await page.getByRole("button", { name: "Torna indietro" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(sheet).toHaveValue("12");
  await faults([]);
  const before = operations("CreateCadastral").length;
  await pressTwice(page, "Salva i dati");
  await expect(page.getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
  expect(operations("CreateCadastral")).toHaveLength(before + 1);
  expect(operations("CreateCadastral").at(-1)?.variables).toEqual({
    supplyCode: "100001003",
    externalSupplyCode: "EXT-100001003",
    holderTitle: 1,
    city: "Rimini",
    urbanSection: "A1",
    sheet: "12",
    particle: "345",
    subordinate: null,
  });
  await page.getByRole("link", { name: "Torna alla fornitura" }).click();
  const part = panel(page, "dati-catastali");
  await expect(part).toContainText("Ricevuta");
  await expect(part).toContainText(/20\/11\/2026 \d\d:\d\d/);
  await expect(part.getByRole("link")).toHaveCount(0);
  await page.goto("/modifica-dati-catastali/s-100001003");
  await expect(page.getByRole("heading", { level: 1, name: "Una richiesta è in corso" })).toBeVisible();
});

test("[CD-07] a request whose answer is lost is a success if it has arrived, and takes the form's place if that is only found out later", async ({
  page,
  signIn,
  operations,
}) => {
  /** Loses the answers of operations with these names; what they write arrives. */
  const lose = (...names: string[]) =>
    page.route("**/admin/api", async (route) => {
      const body = route.request().postData() ?? "";
      if (!names.some((name) => body.includes(name))) return route.continue();
      if (body.startsWith('{"query":"mutation')) await route.fetch();
      return route.abort();
    });
  const save = page.getByRole("button", { name: "Salva i dati" });
  await signIn("giulia@esempio.it", "/modifica-dati-catastali/s-100001002");
  await expect(page.getByLabel("Foglio")).toHaveValue(/^\d+$/);
  await page.getByLabel("Foglio").fill("7777");
  await lose("updateCadastral", "allCadastrals");
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Non sappiamo se la richiesta è arrivata" })).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });
  await page.goto("/modifica-dati-catastali/s-100001002");
  await expect(page.getByRole("heading", { level: 1, name: "Una richiesta è in corso" })).toBeVisible();
  expect(operations("UpdateCadastral")).toHaveLength(1);

  await page.goto("/modifica-dati-catastali/s-100001003");
  await page.getByLabel("Titolo sull’immobile").selectOption({ label: "Proprietario" });
  await page.getByLabel("Comune catastale").fill("Rimini");
  await page.getByLabel("Foglio").fill("12");
  await page.getByLabel("Particella").fill("345");
  await lose("createCadastral");
  await save.click();
  await expect(page.getByRole("group", { name: /^Richiesta ricevuta\./ })).toBeFocused();
  expect(operations("CreateCadastral")).toHaveLength(1);
});

test("[CD-03, CD-06] leaving the form asks for confirmation and then deletes the input", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/modifica-dati-catastali/s-100001002");
  const sheet = page.getByLabel("Foglio");
  await expect(sheet).toHaveValue(/^\d+$/);
  const known = await sheet.inputValue();
  await sheet.fill("7777");
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL("/forniture/s-100001002?pannello=dati-catastali");
  await page.getByRole("link", { name: "Cambia i dati" }).click();
  await expect(sheet).toHaveValue(known);
});

test("[RT-21, CD-06] without a network the form stays and says so when it is left, and asks once the network is back", async ({
  page,
  signIn,
  context,
}) => {
  await signIn("giulia@esempio.it", "/modifica-dati-catastali/s-100001002");
  const sheet = page.getByLabel("Foglio");
  await expect(sheet).toHaveValue(/^\d+$/);
  await context.setOffline(true);
  await sheet.fill("7777");
  await page.getByRole("button", { name: "Annulla" }).click();
  const message = page.getByRole("alert").filter({ hasText: "Controlla la connessione" });
  await expect(message).toBeVisible();
  await expect(sheet).toHaveValue("7777");
  await context.setOffline(false);
  await message.getByRole("button", { name: "Riprova" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continua a scrivere" }).click();
  await expect(sheet).toHaveValue("7777");
});
