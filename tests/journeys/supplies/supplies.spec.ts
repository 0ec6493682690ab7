import { walk } from "../../browser/walk.ts";
import { today } from "../../server.ts";
import { audit, look } from "../audit.ts";
import { broken, expect, graphql, test } from "../fixtures.ts";
import { main, openAddress, panel, pressTwice, rows } from "./supplySteps.ts";

test.use({ listsAlone: true });

test("[SU-01, SU-31] each supply has its type, name, status and code; odd ones too, and a search finds them", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/forniture");
  await expect(rows(page)).toHaveCount(10);
  const first = rows(page).filter({ hasText: "Casa dei casi" });
  await expect(first).toContainText(/Luce · .*IT001E/);
  // The usual status needs no words.
  await expect(first).not.toContainText("Attiva");
  await page.getByRole("button", { name: /^Mostra altr/ }).click();
  await expect(rows(page)).toHaveCount(19);
  await expect(rows(page).filter({ hasText: /^\.\.\./ })).not.toHaveCount(0);
  await page.getByLabel("Cerca una fornitura").fill("tipo SCONOSCIUTO");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Stato da verificare");
});

test("[SU-01, HM-04] a customer without supplies sees a message that says so", async ({ page, signIn }) => {
  await signIn("nessuna@esempio.it", "/forniture");
  await expect(page.getByRole("heading", { name: "Non hai ancora forniture" })).toBeVisible();
});

test("[SU-01, SU-02] five hundred supplies can be searched, and cause no more requests than three", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const asked = requests("POST /api", "GET /api", graphql);
  /** Counts what was asked for: of how many requests queries are, the moment decides. */
  const count = () =>
    asked
      .splice(0)
      .flatMap(({ body }) => /^query (\w+)/.exec((body as Record<string, string> | null)?.["query"] ?? "")?.[1]?.split("_") ?? [""]).length;
  const openSupply = async (name: string) => {
    await rows(page).filter({ hasText: name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(panel(page, "pagamento")).toContainText("Come paghi");
    await settled();
  };
  // A device whose date is wrong asks for the windows of readings once more, as soon as an answer says the day (SR-25).
  await page.clock.setSystemTime(new Date(today));
  await signIn("giulia@esempio.it", "/forniture");
  await openSupply("Casa di Bologna");
  const few = count();
  expect(few).toBeGreaterThan(4);

  await signIn("condominio@esempio.it", "/forniture");
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel("Cerca una fornitura").fill("scala b");
  await expect(page.getByText("50 forniture", { exact: true })).toBeVisible();
  await page.getByLabel("Cerca una fornitura").fill("scala j 50");
  await expect(rows(page)).toHaveCount(1);
  await openSupply("Scala J, interno 50");
  expect(count()).toBeLessThanOrEqual(few);
});

test("[SU-13] each failed call shows a message in its place, can be retried there, and leaves the rest alone", async ({
  page,
  signIn,
  faults,
}) => {
  test.slow();
  const places = [
    { at: "/forniture", fails: "allSupplies", says: "Non riusciamo a caricare le forniture", after: "Casa al mare" },
    { at: "/forniture/s-100001001", fails: "allSupplies", says: "Non riusciamo a caricare la fornitura", after: "Come paghi" },
    {
      at: "/forniture/s-100001001?pannello=pagamento",
      fails: "allBillings",
      says: "Non riusciamo a caricare i dati di pagamento",
      after: "Cambia metodo",
    },
    {
      at: "/forniture/s-100001001?pannello=indirizzi",
      fails: "supplyAddress(",
      says: "Non riusciamo a caricare l’indirizzo della fornitura",
      after: "scala B, piano 2, interno 5",
      rest: "Giulia Esempio",
    },
    {
      at: "/forniture/s-100001001?pannello=indirizzi",
      fails: "billingAddresses(",
      says: "Non riusciamo a caricare l’indirizzo per le bollette",
      after: "Giulia Esempio",
      rest: "Via Fittizia 8",
    },
    {
      at: "/forniture/s-100001001?pannello=dati-catastali",
      fails: "allCadastrals",
      says: "Non riusciamo a caricare i dati catastali",
      after: "Particella",
    },
    { at: "/modifica-dati-catastali/s-100001002", fails: "allCadastrals", says: "Non riusciamo a caricare i dati", after: "Particella" },
  ];
  await signIn("giulia@esempio.it", "/forniture");
  for (const { at, fails, says, after, rest } of places) {
    await faults(broken(fails));
    await page.goto(at);
    await expect(main(page).getByText(says)).toBeVisible();
    if (rest) await expect(main(page).getByText(rest).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(main(page).getByText(after).first()).toBeVisible();
  }
});

test("[R16] [RT-09, RT-16] a supply that isn't the customer's leads to the list, whatever is asked of it", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100003001");
  await expect(page).toHaveURL("/forniture");
  for (const path of ["/forniture/niente%2F..", "/modifica-dati-catastali/s-100003001", "/modifica-dati-catastali/niente"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/forniture");
    await expect(rows(page)).toHaveCount(3);
  }
});

test("[RT-21] a panel whose code cannot be loaded says so, and its button requests it again", async ({ page, signIn }) => {
  // Before the visit: the page may fetch the code by itself.
  await page.route("**/assets/SupplyAddresses-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await signIn("giulia@esempio.it", "/forniture/s-100001002");
  await expect(panel(page, "pagamento")).toContainText("Addebito");
  await page.getByRole("heading", { level: 3, name: /^Indirizzi/ }).click();
  // The first failure reloads the page (RT-18), which opens the panel of its address.
  const retry = panel(page, "indirizzi").getByRole("button", { name: "Riprova" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: /^Come paghi/ })).toBeVisible();
  await page.unroute("**/assets/SupplyAddresses-*.js*");
  await retry.click();
  await expect(panel(page, "indirizzi")).toContainText("Via dei Tigli 14");
});

test("[SU-02, SU-06, SU-09, SU-12, SU-13] a link opens its panel, also after a sign-in; each panel asks for its data when it is opened", async ({
  page,
  signIn,
  operations,
  settled,
}) => {
  const of = (operation: string) => operations(operation).length;
  await signIn("giulia@esempio.it", "/forniture/s-100001002?pannello=dati-fornitura");
  await expect(panel(page, "dati-fornitura")).toHaveAttribute("data-state", "open");
  await expect(panel(page, "dati-fornitura")).toContainText("PDR");
  await expect(panel(page, "dati-fornitura")).toContainText("Uso del gas");
  await expect(panel(page, "pagamento")).toHaveAttribute("data-state", "closed");
  await settled();
  // How it is paid for and what is missing are said by the closed panels.
  expect([of("Terms"), of("BillingAddresses"), of("Cadastrals")]).toEqual([1, 0, 1]);

  for (const [name, id, shows] of [
    ["Come paghi", "pagamento", "Metodo di pagamento"],
    ["Come ricevi le bollette", "consegna", "Cambia consegna"],
    ["Indirizzi", "indirizzi", "Via dei Tigli 14"],
    ["Dati catastali", "dati-catastali", "Particella"],
  ] as const) {
    await page.getByRole("heading", { level: 3, name: new RegExp(`^${name}`) }).click();
    await expect(panel(page, id)).toContainText(shows);
    await expect(page).toHaveURL(`/forniture/s-100001002?pannello=${id}`);
  }
  expect([of("Terms"), of("BillingAddresses"), of("Cadastrals")]).toEqual([1, 1, 1]);
  await page.reload();
  await expect(panel(page, "dati-catastali")).toContainText("Particella");
  await expect(panel(page, "indirizzi")).toHaveAttribute("data-state", "closed");
});

test("[SU-04] a supply is renamed: a name is needed, a failure keeps the old one, two presses send one", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page.getByRole("button", { name: "Rinomina" }).click();
  const field = page.getByRole("dialog").getByLabel("Nome");
  await expect(field).toBeFocused();
  for (const [name, fault] of [
    ["   ", "Campo obbligatorio"],
    ["a".repeat(61), "togli un carattere"],
  ] as const) {
    await field.fill(name);
    await field.press("Enter");
    await expect(page.getByRole("dialog")).toContainText(fault);
  }
  await faults(broken("RenameSupply"));
  // As pasted from the cell of a spreadsheet.
  await field.fill("Casa\tnuova\t");
  await field.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Riprova");
  await expect(field).toHaveValue("Casa\tnuova\t");
  await expect(page.locator("#root").getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Casa di Bologna");
  await faults([]);
  const before = operations("RenameSupply").length;
  await pressTwice(page, "Salva");
  await expect(page.getByRole("heading", { level: 1, name: "Casa nuova" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rinomina" })).toBeFocused();
  await expect(page).toHaveTitle(/^Casa nuova/);
  expect(operations("RenameSupply")).toHaveLength(before + 1);
  await page.getByRole("navigation").getByRole("link", { name: "Forniture" }).click();
  await expect(rows(page).filter({ hasText: "Casa nuova" })).toHaveCount(1);
});

test("[SU-04] [CH-32] a name that is being saved cannot be cancelled, so that a refusal is said", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page.getByRole("button", { name: "Rinomina" }).click();
  const dialog = page.getByRole("dialog");
  await faults(broken("RenameSupply").map((fault) => ({ ...fault, delay: 1500 })));
  await dialog.getByLabel("Nome").fill("Casa nuova");
  await dialog.getByLabel("Nome").press("Enter");
  await expect(dialog.locator("[data-loading]")).toHaveCount(1);
  await expect(dialog.getByRole("button", { name: "Annulla" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Chiudi" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alert")).toContainText("Tra poco puoi chiudere");
  await expect(dialog).toContainText("Riprova");
  await expect(dialog).not.toContainText("Tra poco puoi chiudere");
  await dialog.getByRole("button", { name: "Annulla" }).click();
  await expect(dialog).toHaveCount(0);
});

test("[SU-02, PM-18] with the keyboard alone: from the list to a supply, its panels and another delivery", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/forniture");
  await expect(rows(page)).toHaveCount(3);
  await rows(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeFocused();
  await panel(page, "consegna").getByRole("button").first().press("Enter");
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeVisible();
  await panel(page, "consegna").getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Cambia consegna");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3, name: "Consegna delle bollette" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Per posta" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Per e-mail" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cambia consegna" })).toBeFocused();
  await expect(panel(page, "consegna")).toContainText("Da confermare");
});

test(
  "[DS-02, DS-05] axe finds nothing on the supplies' pages, and nothing scrolls sideways at 320 px, light and dark",
  walk,
  async ({ page, signIn }) => {
    test.slow();
    await signIn("casi@esempio.it", "/forniture");
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(rows(page)).toHaveCount(10);
    await look(page);
    await page.goto("/forniture/s-100003001");
    for (const name of ["Come paghi", "Come ricevi le bollette", "Dati della fornitura", "Indirizzi", "Dati catastali"]) {
      const heading = page.getByRole("heading", { level: 3, name: new RegExp(`^${name}`) });
      const opened = page.locator('[data-state="open"]', { has: heading });
      // A part that opens above may move it away during the press.
      await expect(async () => {
        if ((await opened.count()) === 0) await heading.click();
        await expect(opened).toHaveCount(1, { timeout: 500 });
      }).toPass();
    }
    await page.getByRole("button", { name: "Cambia consegna" }).click();
    await expect(panel(page, "dati-catastali")).toContainText("Particella");
    await look(page);
    await openAddress(page);
    await audit(page);
    await page.goto("/modifica-dati-catastali/s-100003002");
    await expect(page.getByLabel("Foglio")).toBeVisible();
    await look(page);
  },
);

test("[SU-18] five hundred supplies are searched by address and name in the page's address, which reload and back keep", async ({
  page,
  signIn,
}) => {
  await signIn("condominio@esempio.it", "/forniture");
  const field = page.getByRole("searchbox", { name: "Cerca una fornitura" });
  await field.pressSequentially("campione interno 12");
  await expect(page).toHaveURL("/forniture?cerca=campione+interno+12");
  const found = page.locator("search > [role=status]");
  await expect(found).toHaveText(/^\d+ forniture/);
  const count = await found.textContent();
  await page.reload();
  await expect(field).toHaveValue("campione interno 12");
  await expect(found).toHaveText(count as string);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/forniture\/s-/);
  await page.goBack();
  await expect(field).toHaveValue("campione interno 12");
  await expect(page).toHaveURL("/forniture?cerca=campione+interno+12");
  for (const path of ["/autolettura", "/consumi"]) {
    await page.goto(`${path}?cerca=centrale`);
    await expect(field).toHaveValue("centrale");
    await expect(found).toHaveText("Una fornitura");
  }
});
