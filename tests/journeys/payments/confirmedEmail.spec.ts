import { expect, test } from "../fixtures.ts";
import { main, panel } from "../supplies/supplySteps.ts";

test("[EM-07] a confirmed e-mail address stays confirmed after the delivery changes to post and back", async ({ page, signIn, outbox }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001003?pannello=consegna");
  const part = panel(page, "consegna");
  await expect(part).toContainText("giulia@esempio.it");
  const form = page.getByRole("region", { name: "Consegna delle bollette" });
  const sent = (await outbox()).length;
  for (const way of ["Per posta", "Per e-mail"]) {
    await page.getByRole("button", { name: "Cambia consegna" }).click();
    await form.getByRole("radio", { name: way }).check();
    await form.getByRole("button", { name: "Salva" }).click();
    await expect(form).toHaveCount(0);
    await expect(part).toContainText(way);
  }
  await expect(main(page)).not.toContainText("Da confermare");
  expect((await outbox()).length).toBe(sent);
});
