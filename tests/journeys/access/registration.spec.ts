import { walk } from "../../browser/walk.ts";
import { audit, fits } from "../audit.ts";
import { expect, fillLogin, password, started, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";
import { fillAccount, fillClient, heading, linkIn, press, rosa, typeInto } from "./accessSteps.ts";

test("[RT-31] the pages that report a success claim nothing where nothing has happened", async ({ page }) => {
  const claims = /è aggiornato|Controlla la tua e-mail|effettuata|completata|aggiornat|cambiata con/;
  for (const [path, title] of [
    ["/registrazione-effettuata", "Vuoi registrarti?"],
    ["/migrazione/completata", "Prima accedi"],
    ["/utente/password-aggiornata", "Hai una nuova password?"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(claims);
    expect(await page.title()).not.toMatch(claims);
  }
  await page.getByRole("main").getByRole("link", { name: "Recupera la password" }).click();
  await expect(page).toHaveURL("/utente/recupera-password");
});

test("[AC-44] a customer with a provisional fiscal code registers", async ({ page }) => {
  await page.goto("/registrazione");
  await expect(page.getByLabel("Codice fiscale")).toHaveAccessibleDescription(/codici provvisori/);
  await fillClient(page, { clientCode: "C-100026", fiscalCode: "61492729001" });
  await expect(heading(page, "Come vuoi accedere?")).toBeFocused();
});

test("[AC-03, AC-04, AC-05, AC-07, AC-09, AC-10, AC-18] by keyboard alone at 320 px: registration, first login, logout, recovery, login again", async ({
  page,
  outbox,
  requests,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const codes = requests("POST /api/users/validate-client-code");
  const sent = requests("POST /api/users/registration");
  await page.goto("/registrazione");
  await expect(heading(page, "Partiamo da una bolletta")).toBeVisible();
  await fits(page);
  await typeInto(page, /^Codice cliente/, rosa.clientCode.toLowerCase());
  await typeInto(page, /^Codice fiscale/, " dbtrso88l52 a944k");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Come vuoi accedere?")).toBeFocused();
  expect(codes.map(({ body }) => body)).toEqual([{ customerId: rosa.clientCode, fiscalCode: rosa.fiscalCode }]);
  await fits(page);
  await typeInto(page, /^E-mail/, rosa.email);
  await typeInto(page, /^Cellulare/, rosa.phone);
  await typeInto(page, /^Scegli una password/, "Favilla-");
  await expect(page.getByRole("listitem").filter({ hasText: /cifra/ })).not.toContainText("rispettat");
  await page.keyboard.type("2026");
  await page.keyboard.press("Enter");
  await expect(heading(page, "I tuoi dati, le tue scelte")).toBeFocused();
  const boxes = page.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await fits(page);
  await tabTo(page, /Ho letto l’informativa/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Controlla la tua e-mail")).toBeVisible();
  await expect(page).toHaveURL("/registrazione-effettuata");
  await expect(page.getByText("Vale 48 ore")).toBeVisible();
  await fits(page);
  const last = sent.at(-1)?.body as { policy: Record<string, boolean> };
  expect(last).toMatchObject({ email: rosa.email, fiscalCode: rosa.fiscalCode, phone: "+393331234567" });
  expect(Object.entries(last.policy).filter(([, given]) => given)).toEqual([["informativa", true]]);

  await page.goto(await linkIn(outbox, "/registrazione-completata/"));
  await expect(heading(page, "Registrazione confermata")).toBeFocused();
  await expect(page).toHaveURL("/registrazione-completata");
  await fits(page);
  await tabTo(page, /^Accedi$/);
  await page.keyboard.press("Enter");
  await typeInto(page, /^E-mail/, rosa.email);
  await typeInto(page, /^Password/, password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(heading(page, "Ciao Rosa")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await tabTo(page, /^Esci/);
  // Sign-out loads a new document once the servers know of it, and a key that is pressed before would be lost with the old one.
  const signedOut = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await signedOut;
  await expect(page).toHaveURL("/login");

  await started(page);
  await tabTo(page, /^Password dimenticata/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Recupera la password")).toBeFocused();
  await typeInto(page, /^E-mail/, rosa.email);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Controlla la tua e-mail")).toBeFocused();
  await page.goto(await linkIn(outbox, "/forgot/password/"));
  await expect(heading(page, "Scegli una nuova password")).toBeVisible();
  await expect(page).toHaveURL("/forgot/password");
  await fits(page);
  await typeInto(page, /^Nuova password/, "Scintilla-2027");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Password aggiornata")).toBeFocused();
  await tabTo(page, /^Accedi$/);
  await page.keyboard.press("Enter");
  await typeInto(page, /^E-mail/, rosa.email);
  await typeInto(page, /^Password/, "Scintilla-2027");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(heading(page, "Ciao Rosa")).toBeFocused();
});

test("[AC-03, AC-27] WCAG 3.3.7: the back button and a reload keep the input except the password, and no field must be typed twice", async ({
  page,
}) => {
  await page.goto("/registrazione");
  await fillClient(page);
  await expect(heading(page, "Come vuoi accedere?")).toBeFocused();
  await expect(page.getByRole("main")).not.toContainText("non la conserviamo");
  await fillAccount(page, password);
  await page.getByLabel("Ho letto l’informativa").check();
  await page.goBack();
  await expect(page.getByLabel("Scegli una password")).toHaveValue(password);
  await page.goBack();
  await expect(page.getByLabel("Codice fiscale")).toHaveValue(rosa.fiscalCode);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel("Ho letto l’informativa")).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, ...history.state }))).not.toContain(password);
  await page.reload();
  await expect(heading(page, "Come vuoi accedere?")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(rosa.email);
  await expect(page.getByRole("textbox", { name: "Cellulare" })).toHaveValue(/333/);
  await expect(page.getByLabel("Scegli una password")).toHaveValue("");
  await expect(page.getByRole("main")).toContainText("Per la tua sicurezza non la conserviamo");
  await page.getByLabel("Scegli una password").fill(password);
  await expect(page.getByRole("main")).not.toContainText("non la conserviamo");
  await press(page, "Continua");
  await expect(page.getByLabel("Ho letto l’informativa")).toBeChecked();
});

test("[AC-04, AC-06, AC-35] each refusal of the servers is shown at its field, in the step of that field", async ({ page, faults }) => {
  const refusal = async (match: string, code: string, status = 409) => faults([{ match, mode: "status", status, code, times: 1 }]);
  const wrong = (label: string) => page.getByRole("textbox", { name: label });
  await page.goto("/registrazione");
  await fillClient(page, { ...rosa, clientCode: "C-999999" });
  await expect(wrong("Codice cliente")).toHaveAccessibleDescription(/Non troviamo questo codice cliente/);
  await expect(page.locator(":focus")).toContainText("un campo da controllare");
  await fillClient(page, { ...rosa, clientCode: "C-100001", fiscalCode: "SMPGLI80A41A944Z" });
  await expect(wrong("Codice cliente")).toHaveAccessibleDescription(/già registrato/);
  await fillClient(page);
  await fillAccount(page, password, { ...rosa, email: "giulia@esempio.it" });
  await expect(wrong("E-mail")).toHaveAccessibleDescription(/già usata/);
  await fillAccount(page, "Rosa-2026-Rosa");
  await expect(page.getByLabel("Scegli una password")).toHaveAccessibleDescription(/contiene il nome della tua e-mail/);
  await refusal("POST /api/users/registration/verify", "INSECURE-PASSWORD", 400);
  await fillAccount(page, password);
  await expect(page.getByLabel("Scegli una password")).toHaveAccessibleDescription(/non è abbastanza sicura/);
  await fillAccount(page, password);
  await page.getByLabel("Ho letto l’informativa").check();
  await refusal("POST /api/users/registration", "USER-ALREADY-REGISTRED");
  await press(page, "Crea l’account");
  await expect(wrong("Codice cliente")).toHaveAccessibleDescription(/già registrato/);
  await expect(page.locator(":focus")).toContainText("un campo da controllare");
});

test("[RT-25, AC-06] an answer that comes late takes nobody to another page or step", async ({ page, faults }) => {
  const late = (match: string, fault: object = { mode: "delay" }) => faults([{ match, mode: "delay", delay: 1500, times: 1, ...fault }]);
  const answer = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto("/registrazione");
  await late("POST /api/users/validate-client-code");
  let answered = answer("/validate-client-code");
  await fillClient(page);
  await page.getByRole("link", { name: "Accedi" }).first().click();
  await page.getByLabel("Password", { exact: true }).fill("a metà");
  await answered;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a metà");

  await page.goto("/registrazione");
  await faults([]);
  await fillClient(page);
  await late("POST /api/users/registration/verify", { mode: "status", status: 409, code: "CLIENT-CODE-NOT-FOUND" });
  answered = answer("/registration/verify");
  await fillAccount(page, password);
  await page.goBack();
  await answered;
  await expect(page.getByRole("textbox", { name: "Codice cliente" })).toHaveAccessibleDescription(/Non troviamo questo codice cliente/);
  await expect(page).toHaveURL(/\/registrazione$/);
});

test("[AC-05] invalid input of every field is refused before any request, with a message that says what to do", async ({
  page,
  requests,
}) => {
  const calls = requests("POST /api/users");
  await page.goto("/registrazione");
  await press(page, "Continua");
  await expect(page.locator(":focus")).toContainText("2 campi da controllare");
  for (const fiscalCode of ["DBTRSO88L52A944X", "DBTRSO88L52A94", "12345678901", "àèìòù"]) {
    await fillClient(page, { ...rosa, fiscalCode });
    await expect(page.getByLabel("Codice fiscale")).toHaveAccessibleDescription(/Controlla il codice fiscale/);
  }
  expect(calls).toEqual([]);
  await fillClient(page);
  await expect(heading(page, "Come vuoi accedere?")).toBeFocused();
  const before = calls.length;
  const bad = ["Favill1", `Fa-1${"x".repeat(96)}`, "Favilla 2026!", "favilla-2026", "FAVILLA-2026", "Favilla-anno", "Favilla2026"];
  for (const secret of bad) {
    await fillAccount(page, secret);
    await expect(page.getByLabel("Scegli una password")).toHaveAccessibleDescription(/Controlla la password/);
  }
  for (const email of ["rosa", "rosa@esempio", "@esempio.it", `${"r".repeat(250)}@esempio.it`]) {
    await fillAccount(page, password, { ...rosa, email });
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/./);
  }
  await fillAccount(page, password, { ...rosa, email: "perché@esempio.it" });
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/lettere accentate o spazi/);
  await fillAccount(page, password, { ...rosa, phone: "123" });
  await expect(page.getByRole("textbox", { name: "Cellulare" })).toHaveAccessibleDescription(/cifre/);
  expect(calls).toHaveLength(before);
  await fillAccount(page, `Fa-1🔥${"x".repeat(93)}`);
  await press(page, "Crea l’account");
  await expect(page.locator(":focus")).toContainText("un campo da controllare");
});

test("[AC-06] each failed request shows a message, keeps the input and can be retried; two presses send it once", async ({
  page,
  faults,
  requests,
}) => {
  const sent = requests("POST /api/users/registration");
  await page.goto("/registrazione");
  await faults([{ match: "POST /api/users/validate-client-code", mode: "html", status: 500 }]);
  await fillClient(page);
  await expect(page.getByRole("alert")).toContainText("Non siamo riusciti a completare la registrazione");
  await expect(page.getByLabel("Codice fiscale")).toHaveValue(rosa.fiscalCode);
  await faults([]);
  await press(page, "Continua");
  await expect(heading(page, "Come vuoi accedere?")).toBeFocused();
  await faults([{ match: "POST /api/users/registration/verify", mode: "status" }]);
  await fillAccount(page, password);
  await expect(page.getByRole("alert")).toContainText("Non siamo riusciti");
  await expect(page.getByRole("alert")).toBeFocused();
  const raw = { code: "Parameters", message: "La richiesta non è valida (/email)." };
  await faults([{ match: "POST /api/users/registration/verify", mode: "json", status: 400, body: raw, times: 1 }]);
  await press(page, "Continua");
  await expect(page.getByRole("alert")).toContainText("Alcuni dati mancano o non sono corretti");
  await expect(page.getByRole("main")).not.toContainText("/email");
  await faults([{ match: "GET /api/users/privacy-conditions", mode: "status", times: 1 }]);
  await press(page, "Continua");
  await press(page, "Riprova");
  await page.getByLabel("Ho letto l’informativa").check();
  await faults([{ match: "POST /api/users/registration", mode: "status", status: 500, times: 1 }]);
  await press(page, "Crea l’account");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  const before = sent.length;
  // The first one is accepted, and its response is lost; the servers then say that it has arrived.
  await faults([{ match: "POST /api/users/registration", mode: "delay", delay: 300, times: 1 }]);
  await page.getByRole("button", { name: "Crea l’account" }).dblclick();
  await expect(heading(page, "Controlla la tua e-mail")).toBeVisible();
  expect(sent.slice(before)).toHaveLength(1);
});

test("[AC-06, AC-28] after a lost response the portal checks whether the registration exists, and does not send it twice", async ({
  page,
  outbox,
}) => {
  await page.goto("/registrazione");
  await fillClient(page);
  await fillAccount(page, password);
  await page.getByLabel("Ho letto l’informativa").check();
  await page.route("**/api/users/registration", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, "Crea l’account");
  await expect(heading(page, "Controlla la tua e-mail")).toBeVisible();
  expect((await outbox()).filter(({ to }) => to === rosa.email)).toHaveLength(1);
});

test("[S09] [AC-07] WCAG 2.2.1: the link's time is said and a resend starts it anew; used, expired and foreign links say so and lead on", async ({
  page,
  outbox,
  clock,
}) => {
  await page.goto("/registrazione");
  await fillClient(page);
  await fillAccount(page, password);
  await page.getByLabel("Ho letto l’informativa").check();
  await press(page, "Crea l’account");
  await expect(page.getByText("Vale 48 ore")).toBeVisible();
  const first = await linkIn(outbox, "/registrazione-completata/");
  await press(page, "Invia di nuovo l’e-mail");
  await expect(page.getByText("Te l’abbiamo inviata di nuovo.")).toBeVisible();
  const second = await linkIn(outbox, "/registrazione-completata/");
  expect(second).not.toBe(first);
  await page.reload();
  await expect(page.getByRole("link", { name: "registrati di nuovo" })).toBeVisible();
  await page.goto(first);
  await expect(heading(page, "Questo link è scaduto")).toBeFocused();
  await expect(page.getByRole("link", { name: "Registrati di nuovo" })).toHaveAttribute("href", "/registrazione");
  const swapped = second.replace(/\/([^/]+)\/([^/]+)$/, "/$2/$1");
  for (const link of [swapped, second.replace("100021", "100022"), "/registrazione-completata/100021", `${second}%20`]) {
    await page.goto(link);
    await expect(heading(page, "Questo link non è valido")).toBeFocused();
    await expect(page).toHaveURL("/registrazione-completata");
  }
  await page.goto(second);
  await expect(heading(page, "Registrazione confermata")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Questo link è già stato usato")).toBeFocused();
  await clock("2026-12-20T10:00:00+01:00");
  await page.goto("/registrazione");
  await fillClient(page);
  await expect(page.getByRole("textbox", { name: "Codice cliente" })).toHaveAccessibleDescription(/già registrato/);
});

test("[AC-06] of two registrations in two tabs the newer link counts, and the other tab shows that the registration is complete", async ({
  page,
  context,
  outbox,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/registrazione");
    await fillClient(tab);
    await fillAccount(tab, password);
    await tab.getByLabel("Ho letto l’informativa").check();
  }
  await press(page, "Crea l’account");
  await expect(heading(page, "Controlla la tua e-mail")).toBeVisible();
  await page.goto(await linkIn(outbox, "/registrazione-completata/"));
  await expect(heading(page, "Registrazione confermata")).toBeVisible();
  await press(other, "Crea l’account");
  await expect(other.getByRole("textbox", { name: "Codice cliente" })).toHaveAccessibleDescription(/già registrato/);
  await page.goto("/login");
  await fillLogin(page, rosa.email, password);
  await expect(heading(page, "Ciao Rosa")).toBeVisible();
});

test("[DS-02] the registration passes axe, empty, with errors and done, light and dark", walk, async ({ page }) => {
  test.slow();
  await page.goto("/registrazione");
  await press(page, "Continua");
  await audit(page);
  await fillClient(page);
  await fillAccount(page, "corta");
  await audit(page);
  await fillAccount(page, password);
  await expect(page.getByLabel("Ho letto l’informativa")).toBeVisible();
  await press(page, "Crea l’account");
  await audit(page);
  await page.getByLabel("Ho letto l’informativa").check();
  await press(page, "Crea l’account");
  await expect(heading(page, "Controlla la tua e-mail")).toBeVisible();
  await audit(page);
});
