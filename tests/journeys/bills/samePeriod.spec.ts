import { again } from "../../browser/route.ts";
import { cards, expect, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[BL-28, BL-61] two bills for the same supply and period name each other; the other bills show no notice", async ({
  page,
  signIn,
}) => {
  await signIn("doppia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(4);
  const facts = await cards(page).evaluateAll((all) =>
    all.map((card) => /(\d\d,\d\d)\s€.*?Scade\sil\s(\d+)/.exec(card.textContent ?? "")?.slice(1) ?? []),
  );
  const notice = ([amount, day]: string[] = []) => new RegExp(`L’altra è di ${amount}.€ e scade il.${day}.`);
  await expect(cards(page).nth(0)).toContainText(notice(facts[1]));
  await expect(cards(page).nth(1)).toContainText(notice(facts[0]));
  await expect(cards(page).filter({ hasText: "stesso periodo" })).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Da pagare" }).getByRole("article")).toHaveCount(2);
});

test("[BL-28] if one of two bills for the same period is paid, only the unpaid one names the other", async ({ page, signIn }) => {
  await signIn("doppia@esempio.it", "/bollette");
  const twins = cards(page).filter({ hasText: "stesso periodo" });
  await expect(twins).toHaveCount(2);
  const link = cards(page)
    .nth(0)
    .getByRole("link", { name: /^Vedi l’altra/ });
  const number = (await link.getAttribute("href"))?.split("/").at(-1);
  await page.route("**/my-billing-details*", async (route) => {
    const response = await route.fetch(again);
    const paid = (_: string, value: unknown) =>
      typeof value === "object" && value && "DATACOMPETENZAINI" in value && "NUMERO" in value && String(value.NUMERO) === number
        ? { ...value, DATAPAGAMENTO: "2026-11-20T00:00:00.000Z" }
        : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), paid) });
  });
  await page.reload();
  await expect(twins).toHaveCount(1);
  await expect(twins).toContainText("è già pagata");
  await expect(twins.getByRole("link", { name: /^Vedi l’altra/ })).toHaveAttribute("href", new RegExp(`/${number}$`));
});

test("[BL-62] home, the bar, the way to pay and the bill's page warn of two bills for one period, and none leads from one to pay the other", async ({
  page,
  signIn,
}) => {
  await signIn("doppia@esempio.it", "/");
  const title = page.getByText("Due bollette per lo stesso periodo.");
  await expect(title).toHaveCount(1);
  const named = page.getByRole("link", { name: /€, scade il \d+ \p{L}+$/u });
  await expect(named).toHaveCount(2);
  await expect(page.getByRole("link", { name: "800\u00a0900\u00a0100" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Vedi come pagare" }).click();
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  await expect(sheet.getByText("Due bollette per lo stesso periodo.")).toBeVisible();
  await expect(sheet.getByText(/^Anche /)).toHaveCount(0);
  await sheet.getByRole("button", { name: "Chiudi" }).click();
  await expect(page.getByRole("region", { name: "Da pagare" })).toContainText("2 bollette, stesso periodo");
  await page
    .getByRole("link", { name: /^Vedi l’altra/ })
    .first()
    .click();
  await expect(page).toHaveURL(/bollette\/\d+\/\d+$/);
  await expect(title).toHaveCount(1);
});

test("[BL-91] more than two groups of bills for one period are counted in one callout on home and the statement, and each card names its own", async ({
  page,
  signIn,
}) => {
  await signIn("casi@esempio.it", "/");
  for (const path of ["/", "/profilo/estratto-conto"]) {
    await page.goto(path);
    const callout = page.getByRole("main").locator("[data-tone=warning]").filter({ hasText: "lo stesso periodo." });
    await expect(callout).toHaveCount(1);
    await expect(callout).toContainText("In 3 casi più bollette sono per lo stesso periodo. Una può correggere l’altra");
    await callout.getByRole("link", { name: "Vedi le bollette" }).click();
    await expect(page).toHaveURL(/\/bollette$/);
    await expect(cards(page).filter({ hasText: "stesso periodo" }).first()).toBeVisible();
  }
});

test("[BL-93] the statement names two bills for one period below its balance, a filter leaves the callout, and nobody else has one", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("doppia@esempio.it", "/profilo/estratto-conto");
  const title = page.getByText("Due bollette per lo stesso periodo.");
  await expect(title).toHaveCount(1);
  await page.getByRole("button", { name: "Gas", exact: true }).click();
  await expect(
    page
      .getByRole("heading", { name: "Nessun" })
      .or(page.getByText(/^Nessun/))
      .first(),
  ).toBeVisible();
  await expect(title).toHaveCount(1);
  const [first] = await page.getByRole("link", { name: /€, scade il \d+ \p{L}+$/u }).all();
  await first?.click();
  await expect(page).toHaveURL(/bollette\/\d+\/\d+$/);
  for (const other of ["giulia", "ricalcolo"] as const) {
    sent.length = 0;
    await signIn(`${other}@esempio.it`, "/profilo/estratto-conto");
    await expect(page.getByText(/^Emess[ei] in tutto/)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("stesso periodo")).toHaveCount(0);
    if (other === "giulia") expect(sent).toHaveLength(0);
  }
});
