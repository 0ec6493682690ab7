import type { ConsoleMessage, Route } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { billRows, cards, expect, graphql, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test("[RT-07] the wait screen shows while the vocabulary is loading", async ({ page, faults }) => {
  await faults([{ match: graphql, operation: "allLabels", mode: "delay", delay: 1500 }]);
  await page.goto("/bollette", { waitUntil: "commit" });
  await expect(page.getByRole("status")).toContainText("Stiamo aprendo la tua area clienti");
  await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
});

test("[R12] [RT-07] a vocabulary call that fails in any way shows the error page, and 'Riprova' recovers", async ({ page, faults }) => {
  for (const mode of ["status", "html", "empty", "bad-json", "graphql"] as const) {
    await faults([{ match: graphql, operation: "allLabels", mode }]);
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo ad aprire l’area clienti" }), mode).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { name: "Accedi" }), mode).toBeVisible();
  }
});

test("[R14] [RT-08] a service worker of an earlier portal is unregistered", async ({ page, context }) => {
  await context.route("**/sw.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "self.addEventListener('fetch', () => {});" }),
  );
  // The earlier portal had no policy; this one does not let a page register anything.
  await page.route("**/earlier", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Earlier</title>" }));
  await page.goto("/earlier");
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  expect(await registrations()).toBe(1);
  await page.goto("/login");
  await expect.poll(registrations).toBe(0);
});

test("[RT-18] a file that a deploy removed causes one reload, on the same path", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  let missing = 0;
  await page.route("**/assets/BillsListPage-*.js", (route) =>
    missing++ === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL("/bollette");
});

test("[RT-18] if the file is still missing after the reload a message says so, and the session stays", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  await page.route("**/assets/BillsListPage-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a caricare questa pagina" })).toBeVisible();
  await page.unroute("**/assets/BillsListPage-*.js*");
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(cards(page).first()).toBeVisible();
});

test("[RT-19] [RT-41] offline, a page that is not loaded yet says so inside its frame, and opens when the connection returns", async ({
  page,
  context,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  // The message has come by then (RT-41).
  await settled();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Bollette" }).click();
  const message = page.getByRole("heading", { level: 1, name: "Sei senza connessione" });
  await expect(message).toBeFocused();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(billRows(page).first()).toBeVisible();
  await menu.getByRole("link", { name: "Bollette" }).click();
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("[RT-41] where the message about a missing page is missing too, the document's own stands for it", async ({
  page,
  context,
  signIn,
}) => {
  await page.route("**/assets/failures-*", (route) => route.fulfill({ status: 404, body: "" }));
  await signIn("giulia@esempio.it");
  await expect(billRows(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bollette" })).toBeVisible();
});

test("[RT-19] offline, private pages of which nothing is loaded yet say so on a page with a header, and open when the connection returns", async ({
  page,
  context,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/registrazione");
  const registration = page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Sei senza connessione" });
  await expect(registration).toBeVisible();
  await settled();
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Favilla" }).click();
  const message = page.getByRole("heading", { level: 1, name: "Sei senza connessione" });
  await expect(message).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goBack();
  await expect(message).toBeHidden();
  await expect(registration).toBeVisible();
  await page.goForward();
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(billRows(page).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toBeVisible();
});

for (const [fault, answer] of [
  ["missing", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["cut off", (route: Route) => route.abort("connectionreset")],
] as const) {
  for (const path of ["/login", "/bollette"]) {
    test(`[RT-20] if the start file is ${fault}, ${path} says so and can be loaded again`, async ({ page }) => {
      const start = /\/assets\/start-[^/]*\.js$/;
      if (path !== "/login") await page.addInitScript(() => window.localStorage.setItem("favilla.authentication", "{}"));
      await page.route(start, answer);
      await page.goto(path, { waitUntil: "commit" });
      const alert = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" });
      await expect(alert).toBeVisible();
      await expect(page.getByText("Stiamo aprendo la tua area clienti…")).toHaveCount(0);
      await page.unroute(start);
      await alert.getByRole("button", { name: "Ricarica la pagina" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
}

test("[AP-10] [RT-37] a configuration file with a fault says so, to the customer and in the log", async ({ page }) => {
  const log: Promise<unknown>[] = [];
  const keep = (message: ConsoleMessage) => log.push(...message.args().map((argument) => argument.jsonValue()));
  page.on("console", keep);
  await page.route("**/config.json", async (route) => {
    const { apiBase: _, ...rest } = await (await route.fetch(again)).json();
    await route.fulfill({ json: rest });
  });
  await page.goto("/login");
  await expect(page.getByText("È sbagliata una nostra impostazione")).toBeVisible();
  expect(JSON.stringify(await Promise.all(log))).toContain("apiBase");
  page.off("console", keep);
  await page.route(/\/assets\/StartFailure-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/login", { waitUntil: "commit" });
  const alert = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire l’area clienti" });
  await expect(alert.getByRole("button", { name: "Ricarica la pagina" })).toBeVisible();
});
