import { broken, expect, plants, test, withStrictStyles } from "../fixtures.ts";
import { openAddress, panel, pressTwice } from "../supplies/supplySteps.ts";

test("[R55] [BA-02, BA-03, BA-05, BA-11] suggestions are requested after a pause and only for Italy, those of an earlier text are dropped, and a choice fills the fields", async ({
  page,
  signIn,
  requests,
  operations,
  settled,
}) => {
  const asked = requests("GET /sandbox/");
  const searches = () => asked.filter(({ url }) => url.startsWith("/sandbox/places?"));
  // The first search is answered last.
  let answerFirst = () => {};
  await page.route("**/sandbox/places?input=via+fitti*", async (route) => {
    await new Promise<void>((done) => {
      answerFirst = done;
    });
    await route.continue();
  });
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=indirizzi");
  const dialog = await openAddress(page);
  const field = dialog.getByRole("combobox", { name: "Indirizzo" });
  await expect(field).toHaveAccessibleDescription(/mandiamo a Mappe di Prova/);
  await field.fill("vi");
  expect(asked).toHaveLength(0);
  await field.fill("");
  await field.pressSequentially("via fitti");
  await expect.poll(() => searches().length).toBe(1);
  expect(searches()[0]?.url).toContain("regions=it");
  await field.fill("piazza campione reggio");
  await expect(dialog.getByRole("option")).toHaveText(["Piazza Campione, Reggio di Calabria RC, Italia"]);
  answerFirst();
  await settled();
  await expect(dialog.getByRole("option")).toHaveText(["Piazza Campione, Reggio di Calabria RC, Italia"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Piazza Campione");
  await expect(dialog.getByLabel("CAP")).toHaveValue("89121");
  await expect(dialog.getByLabel("Provincia")).toHaveValue("RC");
  await expect(dialog.getByLabel("Comune")).toHaveValue("Reggio di Calabria");
  await expect(dialog.getByRole("button", { name: "Salva l’indirizzo" })).toBeDisabled();
  await dialog.getByLabel("Numero civico").fill("7");
  await dialog.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(page, "indirizzi")).toContainText("89121 Reggio di Calabria (RC)");
  expect(operations("UpdateBillingAddress")[0]?.variables).toMatchObject({
    province: "Reggio di Calabria",
    staircase: "B",
    manualInsert: true,
  });

  // A whole town has no street.
  await openAddress(page);
  await field.fill("Rimini");
  await dialog.getByRole("option", { name: "Rimini RN, Italia", exact: true }).click();
  await expect(dialog.getByText("Campo non valido")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Salva l’indirizzo" })).toBeDisabled();
});

test(
  "[BA-02, BA-10] the suggestion list comes with focus, under a strict policy; where it can't come, the address is typed by hand",
  plants,
  async ({ page, signIn }) => {
    await withStrictStyles(page);
    const lists: string[] = [];
    page.on("request", (request) => request.url().includes("ComboboxList") && lists.push(request.url()));
    await page.route("**/ComboboxList*.js*", (route) => route.abort());
    await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=indirizzi");
    const dialog = await openAddress(page);
    const broken = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => found.push(violatedDirective));
      return found;
    });
    const street = dialog.getByLabel("Indirizzo", { exact: true });
    expect(lists).toEqual([]);
    await street.fill("");
    await street.pressSequentially("via fitti");
    await expect(dialog.getByText("I suggerimenti non sono arrivati: puoi continuare a scrivere.")).toBeVisible();
    await expect(street).toHaveRole("textbox");
    await expect(street).toHaveValue("via fitti");

    await page.unroute("**/ComboboxList*.js*");
    await dialog.getByLabel("CAP").focus();
    await street.focus();
    await expect(street).toHaveRole("combobox");
    await street.press("End");
    await street.pressSequentially("z");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("option", { selected: true })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("option")).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(street).toHaveValue("via fittiz");
    // The policy was in force: what breaks it is seen.
    await page.evaluate(() => document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" })));
    await expect.poll(() => broken.jsonValue()).toEqual(["style-src-elem"]);
  },
);

test("[R56] [BA-01, BA-06, BA-07] without the maps script the customer types the address; a failure keeps the input, and two presses send it once", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/sandbox/maps.js*", (route) => route.abort());
  await signIn("giulia@esempio.it", "/forniture/s-100001001?pannello=indirizzi");
  const dialog = await openAddress(page);
  const save = dialog.getByRole("button", { name: "Salva l’indirizzo" });
  const street = dialog.getByRole("combobox", { name: "Indirizzo" });
  for (const [label, wrong, right] of [
    ["Nome", " ", "Giulia"],
    ["Cognome", "", "Esempio"],
    ["Indirizzo", "Via", "Viale Scritto a Mano"],
    ["Numero civico", "", "12/B"],
    ["CAP", "4012", "40128"],
    ["Provincia", "B", "bo"],
    ["Comune", "B", "Bologna"],
    ["Scala", "x".repeat(101), "C"],
  ] as const) {
    const field = label === "Indirizzo" ? street : dialog.getByRole("textbox", { name: label, exact: label !== "Scala" });
    await field.fill(wrong);
    await field.blur();
    await expect(save).toBeDisabled();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(right);
    await expect(save).toBeEnabled();
  }
  await expect.poll(() => logged.filter((text) => text.includes("missing maps script")).length).toBe(1);
  await faults(broken("UpdateBillingAddress"));
  await save.click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a salvare l’indirizzo");
  await page.getByRole("alertdialog").getByRole("button", { name: "Chiudi" }).click();
  await expect(street).toHaveValue("Viale Scritto a Mano");
  await faults([]);
  const before = operations("UpdateBillingAddress").length;
  await pressTwice(page, "Salva l’indirizzo");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cambia l’indirizzo" })).toBeFocused();
  await expect(panel(page, "indirizzi")).toContainText("Viale Scritto a Mano 12/B");
  expect(operations("UpdateBillingAddress")).toHaveLength(before + 1);
  expect(operations("UpdateBillingAddress").at(-1)?.variables).toMatchObject({ manualInsert: true, staircase: "C", provinceCode: "BO" });
});
