import type { Page } from "@playwright/test";
import { expect, graphql, password, test } from "../fixtures.ts";
import { chooseColours, colours } from "./colours.ts";
import { busy, email, holdScripts, submit } from "./prerenderSteps.ts";

const secret = (page: Page) => page.getByLabel("Password", { exact: true });

test("[RT-07] input before the scripts are loaded is kept, and an early press sends it once", async ({ page, requests }) => {
  const sent = requests("POST /api/auth/login");
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).pressSequentially("giulia@esempio.it");
  await secret(page).pressSequentially(password);
  await secret(page).press("Enter");
  await submit(page).click();
  await expect(busy(page)).toBeVisible();
  release();
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});

test("[AC-50] a password manager that puts elements beside the fields before the start loses nothing that was typed", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await secret(page).fill(password);
  await email(page).pressSequentially("giulia@esempio.it");
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("#root input")) {
      const icon = document.createElement("div");
      icon.dataset["manager"] = "";
      field.before(icon);
      field.after(icon.cloneNode());
    }
  });
  release();
  await expect(busy(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue("giulia@esempio.it");
  await expect(secret(page)).toHaveValue(password);
  await expect(email(page)).toBeFocused();
  await submit(page).click();
  await expect(page).toHaveURL("/");
});

test("[AC-54] each form keeps what was typed before the start where a password manager has wrapped its fields", async ({ page }) => {
  for (const [path, typed] of [
    ["/registrazione", { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" }],
    ["/utente/recupera-email", { fiscalCode: "SMPGLI80A41A944Z" }],
    ["/utente/recupera-password", { email: "giulia@esempio.it" }],
    ["/forgot/password/abc/def", { newPassword: "Scintilla-27" }],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const fields = Object.entries(typed).map(([name, value]) => ({ field: page.locator(`#root input[name="${name}"]`), value }));
    for (const { field, value } of fields) await field.fill(value);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll("#root input")) {
        const frame = document.createElement("span");
        field.replaceWith(frame);
        frame.attachShadow({ mode: "open" }).append(document.createElement("slot"));
        frame.append(field);
        frame.after(document.createElement("div"));
      }
    });
    release();
    await expect(busy(page)).toHaveCount(0);
    for (const { field, value } of fields) {
      await expect(field, path).toHaveCount(1);
      await expect(field, path).toHaveValue(value);
    }
  }
});

test("[RT-07] colours of an earlier visit stay when somebody types before the start", async ({ page }) => {
  await page.goto("/login");
  await chooseColours(page, "dark");
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await email(page).fill("giulia@esempio.it");
  release();
  await expect(busy(page)).toHaveCount(0);
  await expect(colours(page)).toHaveValue("dark");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await expect(email(page)).toHaveValue("giulia@esempio.it");
});

test("[RT-07] typing continues through the start: focus, caret and selection stay", async ({ page, faults }) => {
  await faults([{ match: graphql, operation: "allLabels", mode: "delay", delay: 1500 }]);
  await page.goto("/registrazione", { waitUntil: "commit" });
  await chooseColours(page, "dark");
  await page.getByLabel("Codice fiscale").pressSequentially("spmgli85h50a944");
  const code = page.getByLabel("Codice cliente");
  await code.pressSequentially("C12");
  await code.press("ArrowLeft");
  await expect(busy(page)).toHaveCount(0);
  await expect(code).toBeFocused();
  await page.keyboard.type("45");
  await expect(code).toHaveValue("C1452");
  await expect(page.getByLabel("Codice fiscale")).toHaveValue(/^SPM ?GLI ?85H50 ?A944$/);
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
});

test("[RT-07] if the vocabulary fails after something was typed, a dialog offers a retry, and the waiting press is executed after it", async ({
  page,
  faults,
  requests,
}) => {
  const sent = requests("POST /api/auth/login");
  await faults([{ match: graphql, operation: "allLabels", mode: "status", status: 503, delay: 1000 }]);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill("giulia@esempio.it");
  await secret(page).fill(password);
  const dialog = page.getByRole("alertdialog", { name: "Non riusciamo ad aprire l’area clienti" });
  await expect(dialog).toContainText("Quello che hai scritto è ancora qui");
  await dialog.getByRole("button", { name: "Non ora" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(email(page)).toHaveValue("giulia@esempio.it");
  await submit(page).click();
  await expect(dialog).toBeVisible();
  await faults([]);
  await dialog.getByRole("button", { name: "Riprova" }).press("Enter");
  await expect(page).toHaveURL("/");
  expect(sent).toHaveLength(1);
});

test("[RT-07] the dialog shows even if no request succeeds any more", async ({ page }) => {
  const html = await (await page.request.get("/login", { headers: { accept: "text/html" } })).text();
  await page.route("/config.json", async (route) => {
    await expect(email(page)).toHaveValue("giulia@esempio.it");
    // The script that is loaded because somebody types: the page does not name it, nor its imports.
    const found = await page.waitForFunction((html) => {
      const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const requested = files.filter((file) => file.endsWith(".js") && !html.includes(file));
      return requested.length > 0 && requested;
    }, html);
    await page.evaluate(
      (files) => Promise.all(files.map((file) => import(file))).then(() => undefined),
      (await found.jsonValue()) as string[],
    );
    await page.context().setOffline(true);
    await route.abort();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill("giulia@esempio.it");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(email(page)).toHaveValue("giulia@esempio.it");
});
