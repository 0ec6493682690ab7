import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { broken, expect, type Fixtures, test } from "../fixtures.ts";

async function withWithdrawal(page: Page, withdrawal = true): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, features: { ...config.features, contract: true, withdrawal } } });
  });
}

const contract = "/forniture/s-100004001/contratto";
const main = (page: Page) => page.getByRole("main");
const open = (page: Page) => main(page).getByRole("button", { name: "Recedere dal contratto qui" });
const confirm = (page: Page) => main(page).getByRole("button", { name: "Conferma recesso" });

test("[CL-25] without the feature nothing of a withdrawal is there or loaded", async ({ page, signIn, requests, settled }) => {
  const files = requests("GET /assets/WithdrawalForm", "GET /api/supplies/s-100004001/withdrawal");
  await withWithdrawal(page, false);
  await signIn("nuovo@esempio.it", contract);
  await expect(main(page)).toContainText("Luce Nuova 12");
  await settled();
  await expect(open(page)).toHaveCount(0);
  expect(files).toEqual([]);
  await withWithdrawal(page);
  await page.reload();
  await expect(open(page)).toBeVisible();
  await settled();
  expect(files).not.toEqual([]);
});

test("[CL-25] [CL-26] [CL-27] [CL-28] [CL-31] two presses withdraw once although the answer is lost, and the receipt stays", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/supplies/s-100004001/withdrawal");
  await withWithdrawal(page);
  await signIn("nuovo@esempio.it", contract);
  await expect(main(page)).toContainText(/Puoi recedere da questo contratto fino al\s26\snovembre\s2026: tra 6\sgiorni\./);
  await open(page).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(/^Confermando ci comunichi/)).toBeFocused();
  await expect(main(page)).toContainText(/Marta Nuova.*CTR-100004001/);
  await expect(page.getByRole("textbox", { name: "E-mail per la ricevuta" })).toHaveValue("nuovo@esempio.it");
  await page.route("**/api/supplies/*/withdrawal", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm(page).dblclick();
  await expect(page.getByRole("group", { name: /^Recesso ricevuto\./ })).toBeFocused();
  await expect(main(page)).toContainText(
    /Ricevuto il\s*20\snovembre\s2026 alle 10:\d\d.*nuovo@esempio\.it.*Marta Nuova recede dal contratto CTR-100004001\./,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  const saved = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Salva la ricevuta" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("recesso-CTR-100004001.txt");
  // The content, the day and the hour.
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /Ricevuto il: 20\snovembre\s2026 alle 10:\d\d\nNumero di contratto: CTR-100004001\nRicevuta inviata a: nuovo@esempio\.it\n\nMarta Nuova recede/,
  );
  await page.reload();
  await expect(main(page)).toContainText("Ricevuta del recesso");
  await expect(open(page)).toHaveCount(0);
  await main(page).getByRole("link", { name: "Vedi le tue richieste" }).click();
  await expect(main(page)).toContainText("Recesso dal contratto");
});

test("[CL-24] [CL-29] after the last day in Rome there is no button, on an open page neither, and a refusal has its reason", async ({
  page,
  signIn,
  clock,
}) => {
  await withWithdrawal(page);
  await signIn("nuovo@esempio.it", contract);
  await open(page).click();
  await clock("2026-11-27T00:00:30+01:00");
  await confirm(page).click();
  await expect(page.getByRole("alert")).toContainText("Il periodo per recedere è finito il 26/11/2026.");
  await expect(confirm(page)).toHaveCount(0);
  await page.reload();
  await expect(main(page)).toContainText("Luce Nuova 12");
  await expect(open(page)).toHaveCount(0);
});

/** Two minutes before the end of the last day in Rome. */
const evening = "2026-11-26T23:58:00+01:00";

/** Opens a contract that was concluded days before, so late on the last day that midnight comes while it is open. */
async function openInTheEvening(page: Page, { signIn, clock, settled }: Pick<Fixtures, "signIn" | "clock" | "settled">): Promise<void> {
  await clock("2026-11-20T10:00:00+01:00");
  await withWithdrawal(page);
  await page.clock.install({ time: new Date(evening) });
  await signIn("nuovo@esempio.it", "/forniture");
  // The session is renewed six days later: a call that is cut by the next page would take the renewal with it.
  await settled();
  await clock(evening);
  await page.goto(contract);
}

test("[CL-30] on a page that stays open past midnight of the last day the button goes, without a press", async ({
  page,
  signIn,
  clock,
  settled,
}) => {
  await openInTheEvening(page, { signIn, clock, settled });
  await expect(main(page)).toContainText(/fino al\s26\snovembre\s2026: oggi\./);
  await settled();
  await page.clock.runFor(60_000);
  await expect(open(page)).toBeVisible();
  await page.clock.runFor(90_000);
  await expect(open(page)).toHaveCount(0);
  await expect(main(page)).not.toContainText("recedere");
});

test("[CL-30] a confirmation that is open at midnight of the last day says that the period is over, and nothing is sent", async ({
  page,
  signIn,
  clock,
  requests,
  settled,
}) => {
  const sent = requests("POST /api/supplies/s-100004001/withdrawal");
  await openInTheEvening(page, { signIn, clock, settled });
  await open(page).click();
  await settled();
  await page.clock.runFor(150_000);
  await expect(page.getByRole("alert")).toContainText(/^Il periodo per recedere da questo contratto è finito il\s26\snovembre\s2026\.$/);
  await expect(confirm(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("[CL-33] where the customer's data cannot be read the confirmation asks for the name, without which nothing is sent", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const sent = requests("POST /api/supplies/s-100004001/withdrawal");
  await withWithdrawal(page);
  await faults(broken("Customer"));
  await signIn("nuovo@esempio.it", contract);
  await open(page).click();
  const name = page.getByRole("textbox", { name: "Nome" });
  await page.getByRole("textbox", { name: "E-mail per la ricevuta" }).fill("nuovo@esempio.it");
  await confirm(page).click();
  await expect(name).toHaveAccessibleDescription("Scrivi il nome.");
  await expect(name).toBeFocused();
  expect(sent).toEqual([]);
  await name.fill("Marta <b>Nuova</b>");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: /^Recesso ricevuto\./ })).toBeFocused();
  await expect(main(page)).toContainText("Marta <b>Nuova</b> recede dal contratto CTR-100004001.");
});
