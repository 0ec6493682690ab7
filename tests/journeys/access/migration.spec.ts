import { expect, fillLogin, password, test } from "../fixtures.ts";
import { heading, linkIn, press } from "./accessSteps.ts";

const next = "Scintilla-2027";

test("[AC-12] migration of the password: a valid password completes it, and the sign-in works", async ({ page }) => {
  await page.goto("/login");
  await fillLogin(page, "migra-password@esempio.it", password);
  await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  await page.reload();
  await page.getByLabel("Nuova password").fill(password);
  await press(page, "Salva la password");
  await expect(page.getByLabel("Nuova password")).toHaveAccessibleDescription(/che hai già/);
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(page).toHaveURL("/migrazione/completata");
  await page.reload();
  await expect(heading(page, "Il tuo accesso è aggiornato")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).click();
  await fillLogin(page, "migra-password@esempio.it", next);
  await expect(heading(page, "Ciao Michele")).toBeVisible();
});

test("[AC-12, AC-30] migration of the e-mail: an address in use is refused, the link completes it, and an expired migration says so", async ({
  page,
  outbox,
  clock,
}) => {
  await page.goto("/login");
  await fillLogin(page, "migra-email@esempio.it", password);
  await expect(heading(page, "Serve un’altra e-mail")).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill("giulia@esempio.it");
  await press(page, "Inviami il link");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(/già usata/);
  await page.getByLabel("E-mail", { exact: true }).fill("emilia@esempio.it");
  await press(page, "Inviami il link");
  await expect(heading(page, "Controlla la tua e-mail")).toBeFocused();
  await page.goto(await linkIn(outbox, "/recovery_page/email/"));
  await expect(heading(page, "E-mail aggiornata")).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).click();
  await fillLogin(page, "emilia@esempio.it", password);
  await expect(heading(page, "Ciao Emilia")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await fillLogin(page, "migrata@esempio.it", password);
  await expect(page).toHaveURL("/migrazione/completata");
  for (const path of ["/migrazione/modifica-email", "/migrazione/modifica-password"]) {
    await page.goto(path);
    await expect(heading(page, "Prima accedi")).toBeVisible();
  }
  await page.goto("/login");
  await fillLogin(page, "migra-password@esempio.it", password);
  await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  await clock("2026-11-21T10:00:00+01:00");
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(heading(page, "È passato troppo tempo")).toBeFocused();
});
