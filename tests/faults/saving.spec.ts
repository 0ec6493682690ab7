import { again } from "../browser/route.ts";
import { expect, graphql, test } from "../journeys/fixtures.ts";
import { button, codeField, giveIban, iban, ibanField, phoneField, toBank } from "../journeys/payments/paymentSteps.ts";

test("[R66] a wizard without a connection keeps the input, says so, and sends nothing by itself once the connection returns", async ({
  page,
  context,
  signIn,
  requests,
}) => {
  await signIn("giulia@esempio.it", toBank);
  await giveIban(page);
  const made = requests("POST /api", graphql);
  await phoneField(page).fill("3331234567");
  await context.setOffline(true);
  await button(page, "Invia il codice").click();
  await expect(
    page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: /connessione/i }),
  ).toBeVisible();
  await expect(phoneField(page)).toHaveValue("3331234567");
  const whileOffline = made.filter(({ url }) => url.includes("otp")).length;
  await context.setOffline(false);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(made.filter(({ url }) => url.includes("otp"))).toHaveLength(whileOffline);
  await button(page, "Invia il codice").click();
  await expect(codeField(page)).toBeVisible();
  await page.goBack();
  await expect(ibanField(page)).toHaveValue(new RegExp(iban.slice(0, 2)));
});

test("[S11] a save sends the fields of its operation and nothing else that the servers had added to the customer", async ({
  page,
  signIn,
  operations,
}) => {
  await page.route("**/admin/api", async (route) => {
    const answer = await route.fetch(again);
    const text = (await answer.text()).replaceAll(
      /"customerId":/g,
      '"role":"admin","isAdmin":true,"__proto__":{"admin":true},"balance":999,"customerId":',
    );
    await route.fulfill({ response: answer, body: text });
  });
  await signIn("giulia@esempio.it", "/profilo/miei-recapiti");
  const number = page.getByRole("textbox", { name: "Cellulare" });
  await number.fill("39 300 0000002");
  await page.getByRole("button", { name: "Salva il numero" }).click();
  await expect(page.getByText("Numero salvato.")).toBeVisible();
  expect(operations("updateCustomer").map(({ variables }) => variables)).toEqual([{ customerId: "100001", phone: "+393000000002" }]);
});

test("[S12] quotes, braces and escapes in a supply's name travel as a variable and are shown as they are", async ({
  page,
  signIn,
  operations,
}) => {
  const name = String.raw`Casa "{id}" \u0041 $x }) { a`;
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page.getByRole("button", { name: "Rinomina" }).click();
  await page.getByRole("dialog").getByLabel("Nome").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Salva" }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const [sent] = operations("RenameSupply");
  expect(sent?.query).not.toContain("Casa");
  expect(Object.values(sent?.variables ?? {})).toContain(name);
});
