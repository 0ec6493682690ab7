import { broken, expect, test } from "../fixtures.ts";

test("[AP-21] failures are reported with their codes: 108 at sign-in, 4 for an unknown page, 11 for GraphQL, 1 for REST", async ({
  page,
  signIn,
  faults,
}) => {
  const reports: string[] = [];
  page.on("console", (message) => {
    const code = message.type() === "error" && /^\[favilla\] (\d+) (\w+)/.exec(message.text());
    if (code) reports.push(`${code[1]} ${code[2]}`);
  });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("giulia@esempio.it");
  await page.getByLabel("Password", { exact: true }).fill("Sbagliata-2026");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect.poll(() => reports).toEqual(["108 AuthenticationFailed"]);
  await signIn("giulia@esempio.it", "/una-pagina-che-non-esiste");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => reports).toContain("4 PageUndefined");
  await faults([...broken("allSupplies"), { match: "GET /api/self-reading/readings", mode: "status", status: 400 }]);
  await page.goto("/autolettura");
  await expect.poll(() => reports).toContain("11 GraphQlApi");
  await expect.poll(() => reports).toContain("1 Api");
});
