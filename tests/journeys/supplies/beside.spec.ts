import { audit } from "../audit.ts";
import { expect, test } from "../fixtures.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("[SU-33, SU-34, SU-36, SU-37] from 1200 px on a supply stands beside the list, with its panel in the address, and alone on paper", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/forniture");
  const list = page.getByRole("region", { name: "Le tue forniture" });
  const detail = page.getByRole("region", { name: "La fornitura scelta" });
  const rows = list.getByRole("link");
  const nameOf = (name: string) => detail.getByRole("heading", { level: 2, name });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await expect(nameOf("Casa di Bologna")).toBeVisible();
  await expect(detail).toContainText("IT001E00001001");
  expect(new URL(page.url()).search).toBe("");
  await audit(page);

  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/forniture?aperta=s-100001002");
  await page.keyboard.press("Enter");
  await expect(nameOf("Via dei Tigli 14")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows.nth(1)).toBeFocused();

  await detail.getByRole("button", { name: /^Come paghi/ }).click();
  await expect(page).toHaveURL("/forniture?aperta=s-100001002&pannello=pagamento");
  await expect(detail.getByText("Metodo di pagamento")).toBeVisible();
  await page.reload();
  await expect(nameOf("Via dei Tigli 14")).toBeVisible();
  await expect(detail.getByText("Metodo di pagamento")).toBeVisible();
  await rows.nth(2).click();
  await expect(page).toHaveURL("/forniture?aperta=s-100001003&pannello=pagamento");
  await expect(nameOf("Casa al mare")).toBeVisible();
  await expect(detail.getByText("Metodo di pagamento")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(list).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(detail.getByText("Potenza impegnata").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page).toHaveURL("/forniture/s-100001003");
  await expect(page.getByRole("heading", { level: 1, name: "Casa al mare" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page).toHaveURL("/forniture?aperta=s-100001003&pannello=pagamento");
  await expect(nameOf("Casa al mare")).toBeVisible();
  // The choices were no steps back: one leads to the page before the list.
  await page.goto("/forniture?aperta=nessuna");
  await expect(detail).toContainText("Non troviamo questa fornitura");
  await expect(rows).toHaveCount(3);
});
