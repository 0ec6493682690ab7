import { expect, test } from "../fixtures.ts";
import { main, panel } from "./supplySteps.ts";

test.use({ listsAlone: true });

test("[SU-16, SU-17, SU-22, SU-32] a supply's page says the newest bill and month first, then five closed panels with their present values", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  const news = main(page).getByRole("region", { name: "Ultima bolletta e ultimo mese" });
  await expect(news).toContainText(/\d+,\d\d\s€/);
  await expect(news.getByText(/^(Scade|Scaduta|Pagata|Addebito) /)).toBeVisible();
  await expect(news).toContainText(/Ultimo mese, \w+/);
  await expect(news).toContainText(/(in meno di|in più di|Come a) \w+ 2025/);
  const ways = main(page).getByRole("list", { name: "Bollette, consumi e letture" });
  await expect(ways.getByRole("link")).toHaveCount(4);
  await expect(ways.getByRole("link", { name: /^Prossima bolletta/ })).toHaveAttribute("href", /^\/consumi.*#/);
  await expect(ways).toContainText(/kWh da gennaio a \w+/);
  await expect(ways.getByRole("link", { name: /^Autolettura/ })).toContainText("Il contatore manda da solo la lettura");
  for (const [id, value] of [
    ["pagamento", "Bollettino postale"],
    ["consegna", "Per posta"],
    ["dati-fornitura", /POD IT001E\d+ · \d+(,\d)?\skW/],
    ["indirizzi", "Fornitura e bollette"],
    ["dati-catastali", "Richiesta in lavorazione"],
  ] as const) {
    await expect(panel(page, id)).toHaveAttribute("data-state", "closed");
    await expect(panel(page, id)).toContainText(value);
  }
});

test("[SU-17] from a gas supply whose reading can be sent, one press leads to the form", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001002");
  const form = "/autolettura/inserisci?fornitura=s-100001002";
  const way = main(page).getByRole("link", { name: /^Autolettura/ });
  // Until the windows are known the row leads to all readings.
  await expect(way).toHaveAttribute("href", form);
  await way.click();
  await expect(page).toHaveURL(form);
});

test("[SU-13, SU-17] if the news cannot be loaded the rest of the page stays", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it", "/forniture");
  await faults([{ match: "POST /api/billing", mode: "status", status: 500 }]);
  await page.goto("/forniture/s-100001001");
  await expect(main(page).getByRole("link", { name: /^Bollette/ })).toContainText("Tutte le bollette");
  await expect(panel(page, "pagamento")).toContainText("Bollettino postale");
  const news = main(page).getByRole("region", { name: "Ultima bolletta e ultimo mese" });
  await expect(news).toContainText("Ultimo mese");
  await expect(news).not.toContainText("Ultima bolletta");
});
