import type { Page } from "@playwright/test";
import { walk } from "../../browser/walk.ts";
import { audit, look } from "../audit.ts";
import { expect, fillLogin, password, test } from "../fixtures.ts";
import { heading, linkIn, press, rosa } from "./accessSteps.ts";

const giulia = "giulia@esempio.it";
const next = "Scintilla-2027";

async function askForLink(page: Page, email: string) {
  await page.goto("/utente/recupera-password");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await press(page, "Inviami il link");
}

/** The browser's history and address, which contain parts of a link only in this tab's own state. */
const addresses = (page: Page) => page.evaluate(() => JSON.stringify([document.URL, document.referrer, ...Object.values(localStorage)]));

test("[S10] [AC-08] the e-mail of a fiscal code: masked, and the same answer whether or not it is registered", async ({
  page,
  requests,
}) => {
  const asked = requests("GET /api/users/email");
  await page.goto("/utente/recupera-email");
  for (const [typed, sent] of [
    [" smpgli80a41 a944z", "SMPGLI80A41A944Z"],
    ["RSSMRA80A01H50MM", "RSSMRA80A01H50MM"],
    ["00743110157", "00743110157"],
  ] as const) {
    await page.getByLabel("Codice fiscale").fill(typed);
    await press(page, "Trova la mia e-mail");
    await expect(heading(page, "La tua e-mail")).toBeFocused();
    await expect(page.getByText("Se ti sei registrato con questo codice fiscale")).toBeVisible();
    await expect(page.getByText(/^\S•••••@\S•••••\.it$/)).toBeVisible();
    expect(asked.at(-1)?.url).toBe(`/api/users/email/${sent}`);
    await press(page, "Cerca con un altro codice");
    await expect(page.getByLabel("Codice fiscale")).toBeFocused();
  }
  const before = asked.length;
  for (const wrong of ["", "SMPGLI80A41A944X", "123", "00743110158"]) {
    await page.getByLabel("Codice fiscale").fill(wrong);
    await press(page, "Trova la mia e-mail");
    await expect(page.getByLabel("Codice fiscale")).toHaveAccessibleDescription(/codice fiscale/);
  }
  expect(asked).toHaveLength(before);
});

test("[AC-09, AC-10, AC-24, AC-35] a forgotten password: every address gets the same answer; the link comes by e-mail and can be sent again; the new password ends all sessions", async ({
  page,
  outbox,
  signIn,
  context,
}) => {
  await signIn(giulia);
  const visitor = await context.newPage();
  await askForLink(visitor, "nessuno@esempio.it");
  await expect(heading(visitor, "Controlla la tua e-mail")).toBeFocused();
  const words = await visitor.getByRole("main").innerText();
  expect(await outbox()).not.toContainEqual(expect.objectContaining({ to: "nessuno@esempio.it" }));
  await askForLink(visitor, giulia);
  await expect(heading(visitor, "Controlla la tua e-mail")).toBeFocused();
  expect((await visitor.getByRole("main").innerText()).replace(giulia, "nessuno@esempio.it")).toBe(words);
  await expect(visitor.getByText(/Vale un’ora/)).toBeVisible();
  const first = await linkIn(outbox, "/forgot/password/");
  await press(visitor, "Invia di nuovo l’e-mail");
  await expect(visitor.getByText("Te l’abbiamo inviata di nuovo.")).toBeVisible();
  const second = await linkIn(outbox, "/forgot/password/");
  await visitor.goto(first);
  await visitor.getByLabel("Nuova password").fill(next);
  await press(visitor, "Salva la password");
  await expect(heading(visitor, "Questo link è scaduto")).toBeFocused();
  await visitor.goto(second);
  for (const [secret, error] of [
    ["corta", /Controlla la password/],
    ["Giulia-2026!", /contiene il nome della tua e-mail/],
    [password, /che hai già/],
  ] as const) {
    await visitor.getByLabel("Nuova password").fill(secret);
    await press(visitor, "Salva la password");
    await expect(visitor.getByLabel("Nuova password")).toHaveAccessibleDescription(error);
    await expect(visitor.getByLabel("Nuova password")).toHaveValue(secret);
  }
  await visitor.getByLabel("Nuova password").fill(next);
  await press(visitor, "Salva la password");
  await expect(visitor).toHaveURL("/utente/password-aggiornata");
  await visitor.goto(second);
  await visitor.getByLabel("Nuova password").fill("Altra-Parola-2028");
  await press(visitor, "Salva la password");
  await expect(heading(visitor, "Questo link è già stato usato")).toBeFocused();
  await expect(visitor.getByText("Se non sei stato tu")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, giulia, next);
  await expect(heading(page, "Ciao Giulia")).toBeVisible();
});

test("[AC-13] the secrets of a link leave the address bar before the first request; reload and back still find them in this tab", async ({
  page,
  context,
  outbox,
}) => {
  await askForLink(page, giulia);
  await expect(heading(page, "Controlla la tua e-mail")).toBeFocused();
  const link = await linkIn(outbox, "/forgot/password/");
  const secret = link.split("/").at(-1) as string;
  const seen: string[] = [];
  page.on("request", (request) => {
    if (/\.html$|\/forgot\//.test(new URL(request.url()).pathname)) return;
    seen.push(request.headers()["referer"] ?? "");
    if (/config\.json|\/api\//.test(request.url())) seen.push(page.url());
  });
  await page.goto(link);
  await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  expect(await page.evaluate(() => document.head.firstElementChild?.outerHTML)).toContain('content="no-referrer"');
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter((address) => address.includes(secret))).toEqual([]);
  await expect(page).toHaveURL("/forgot/password");
  expect(await addresses(page)).not.toContain(secret);
  await page.reload();
  await expect(page.getByLabel("Nuova password")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/forgot/password");
  await expect(heading(other, "Questo link non è valido")).toBeVisible();
  await page.goto("/login");
  await page.goBack();
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(heading(page, "Password aggiornata")).toBeVisible();
});

test("[AC-10, AC-29] a link with missing, swapped, over-long or badly encoded parts shows that it is not valid, and offers a next step", async ({
  page,
  requests,
}) => {
  const calls = requests("PUT /api/users");
  const long = "x".repeat(3000);
  for (const rest of ["", "/solo", "/a/b/c", `/${long}/b`, "/%E0%A4%A/b"]) {
    await page.goto(`/forgot/password${rest}`);
    await expect(heading(page, "Questo link non è valido")).toBeFocused();
    await expect(page).toHaveURL("/forgot/password");
  }
  expect(calls).toEqual([]);
  await expect(page.getByRole("link", { name: "Chiedi un altro link" })).toHaveAttribute("href", "/utente/recupera-password");
  await page.goto("/recovery_page/password/scambiato/%C3%A8%2F%3F");
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(heading(page, "Questo link non è valido")).toBeFocused();
  for (const path of [
    "/recovery_page/email/a/b",
    "/recovery_page/email/a/x%40esempio.it/b",
    "/utente/valida-email",
    "/update/billing/email/u/e",
  ]) {
    await page.goto(path);
    await expect(heading(page, "Questo link non è valido")).toBeFocused();
  }
});

test("[AC-10, AC-11] each requested link does its work: change of password, confirmation of a new e-mail, validation of the present one", async ({
  page,
  signIn,
  outbox,
}) => {
  await signIn(giulia);
  // Requests the links as the credentials page does, with the session of this page.
  const ask = (path: string, email: string) =>
    page.evaluate(
      async ([url, address]) => {
        const { token } = JSON.parse(localStorage.getItem("favilla.authentication") ?? "{}");
        const proof = token ? { Authorization: `Bearer ${token}` } : { "Favilla-Tokens": "cookie" };
        const headers = { "Content-Type": "application/json", ...(proof as object) };
        await fetch(url as string, { method: "POST", headers, body: JSON.stringify({ email: address }) });
      },
      [path, email],
    );
  await ask("/api/users/change-email", giulia);
  await page.goto(await linkIn(outbox, "/utente/valida-email"));
  await expect(heading(page, "E-mail confermata")).toBeFocused();
  await expect(page).toHaveURL("/utente/valida-email");
  await ask("/api/users/change-password", giulia);
  const change = await linkIn(outbox, "/recovery_page/password/");
  await ask("/api/users/change-email", "giulia.nuova@esempio.it");
  await page.goto(await linkIn(outbox, "/recovery_page/email/"));
  await expect(heading(page, "E-mail aggiornata")).toBeFocused();
  await expect(page.getByRole("link", { name: "Vai alla home" })).toBeVisible();
  await page.reload();
  await expect(heading(page, "Questo link è già stato usato")).toBeFocused();
  // A change ends every other link.
  await page.goto(change);
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(heading(page, "Questo link è scaduto")).toBeFocused();
});

test("[EM-03, RT-10] a link confirms the bills' address for one supply; an incomplete link is refused", async ({
  page,
  outbox,
  requests,
}) => {
  const asked = requests("POST /api/");
  const link = (await outbox()).find((message) => message.link?.startsWith("/update/billing/email/"))?.link as string;
  await page.goto(link);
  await expect(heading(page, "E-mail per le bollette confermata")).toBeFocused();
  await expect(page).toHaveURL("/update/billing/email");
  const [owner, email, emailVerificationToken, billing1, billing2] = link.split("/").slice(4).map(decodeURIComponent);
  expect(asked.at(-1)?.body).toEqual({ owner, emailVerificationToken, billing1, ...(billing2 && { billing2 }) });
  await expect(page.getByText(email as string, { exact: true })).toBeVisible();
  await page.goto(`/update/billing/email/${owner}/${email}/${emailVerificationToken}/${billing1}/s-altra`);
  await expect(heading(page, "Questo link non è valido")).toBeFocused();
  expect(asked.at(-1)?.body).toEqual({ owner, emailVerificationToken, billing1, billing2: "s-altra" });
});

test("[EM-03, RT-10] the bills' address of a dual contract is confirmed for both supplies, by the link that was sent", async ({
  page,
  signIn,
  outbox,
  requests,
}) => {
  await signIn("casi@esempio.it", "/forniture/s-100003001?pannello=consegna");
  await page.getByRole("button", { name: "Cambia consegna" }).click();
  const address = page.getByLabel("E-mail per le bollette");
  await address.fill("due@esempio.it");
  await address.press("Enter");
  await expect(page.getByRole("region", { name: "Consegna delle bollette" })).toHaveCount(0);
  const link = await linkIn(outbox, "/update/billing/email/100003/");
  expect(link.split("/").slice(-2)).toEqual(["s-100003001", "s-100003002"]);
  const asked = requests("POST /api/payments/confirm-email");
  await page.goto(link);
  await expect(heading(page, "E-mail per le bollette confermata")).toBeFocused();
  await expect(page).toHaveURL("/update/billing/email");
  await expect(page.getByText("due@esempio.it", { exact: true })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({ owner: "100003", billing1: "s-100003001", billing2: "s-100003002" }),
  ]);
});

test("each failed call shows a message, keeps the input, and continues once it works", async ({ page, faults, outbox }) => {
  await faults([{ match: "* /api/users", mode: "status" }]);
  await page.goto("/utente/recupera-email");
  await page.getByLabel("Codice fiscale").fill(rosa.fiscalCode);
  await press(page, "Trova la mia e-mail");
  await expect(page.getByRole("alert")).toContainText("Riprova tra qualche minuto");
  await expect(page.getByLabel("Codice fiscale")).toHaveValue(rosa.fiscalCode);
  await faults([{ match: "* /api/users", mode: "html" }]);
  await askForLink(page, giulia);
  await expect(page.getByRole("alert")).toContainText("Riprova tra qualche minuto");
  await faults([]);
  await press(page, "Inviami il link");
  await expect(heading(page, "Controlla la tua e-mail")).toBeFocused();
  const link = await linkIn(outbox, "/forgot/password/");
  await faults([{ match: "* /api/users", mode: "reset" }]);
  await press(page, "Invia di nuovo l’e-mail");
  await expect(page.getByRole("alert")).toContainText("inviarla di nuovo");
  await page.goto(link);
  await page.getByLabel("Nuova password").fill(next);
  await press(page, "Salva la password");
  await expect(page.getByRole("alert")).toContainText("Controlla la connessione");
  await expect(page.getByLabel("Nuova password")).toHaveValue(next);
  await page.goto("/registrazione-completata/100021/prova");
  await expect(heading(page, /Non riusciamo a verificare il link/)).toBeFocused();
  await faults([]);
  await press(page, "Riprova");
  await expect(heading(page, "Questo link non è valido")).toBeFocused();
});

test("[A08] [AC-31] WCAG 3.3.8: no memory test, password managers know every field, paste works, and one typed password is enough", async ({
  page,
}) => {
  await page.goto("/forgot/password/a/b");
  const secret = page.getByLabel("Nuova password");
  await expect(page.locator("input[type=password]")).toHaveCount(1);
  await expect(secret).toHaveAttribute("autocomplete", "new-password");
  for (const [path, label, token] of [
    ["/login", "E-mail", "username"],
    ["/login", "Password", "current-password"],
    ["/utente/recupera-password", "E-mail", "username"],
  ] as const) {
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", token);
    await field.focus();
    expect(await field.evaluate((element) => element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })))).toBe(
      true,
    );
  }
});

test("[DS-02, DS-05] recovery, links and migration pass axe and fit 320 px, light and dark", walk, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await look(page);
  };
  for (const path of ["/forgot/password/a/b", "/registrazione-completata/a/b", "/utente/recupera-email", "/migrazione/completata"]) {
    await visit(path);
  }
  await visit("/utente/recupera-password");
  await press(page, "Inviami il link");
  await audit(page);
  await page.goto("/login");
  await fillLogin(page, "migra-password@esempio.it", password);
  await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  await look(page);
});
