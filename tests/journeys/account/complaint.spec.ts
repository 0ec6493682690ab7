import { expect, test } from "../fixtures.ts";

test("[RT-02] [RT-13] Reclami e richieste scritte: the page has its address, heading and title", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/reclami/nuovo");
  await expect(page).toHaveURL("/reclami/nuovo");
  await expect(page.getByRole("heading", { level: 1, name: "Reclami e richieste scritte" })).toBeVisible();
  await expect(page).toHaveTitle("Reclami e richieste scritte – Favilla");
  await expect(page.getByRole("navigation", { name: "Menu principale" })).toHaveCount(1);
});
