import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

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

test("[CL-25] without the feature nothing of a withdrawal is there", async ({ page, signIn }) => {
  await withWithdrawal(page, false);
  await signIn("nuovo@esempio.it", contract);
  await expect(main(page)).toContainText("Luce Nuova 12");
  await expect(open(page)).toHaveCount(0);
});

test("[CL-25] [CL-26] [CL-27] [CL-28] two presses withdraw once although the answer is lost, and the receipt stays", async ({
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
    /Ricevuto\s*20\/11\/2026 10:\d\d.*nuovo@esempio\.it.*Marta Nuova recede dal contratto CTR-100004001\./,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toBeTruthy();
  const saved = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Salva la ricevuta" }).click();
  expect((await saved).suggestedFilename()).toBe("recesso-CTR-100004001.txt");
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
