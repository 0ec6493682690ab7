import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export const giulia = "giulia@esempio.it";
/** The address of the form for Giulia's gas. */
export const enter = "/autolettura/inserisci?fornitura=s-100001002";

export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const meter = (page: Page) => page.getByLabel("Cifre del contatore");
export const history = (page: Page) => page.getByRole("list", { name: "Le letture che hai inviato" }).getByRole("listitem");

/** Opens the form and waits until the data of its meter are there. */
export async function openForm(page: Page): Promise<void> {
  await expect(meter(page)).toBeVisible();
  await expect(page.getByText(/Prima era 11\.020/)).toBeVisible();
}

export const send = (page: Page) => page.getByRole("button", { name: "Invia la lettura" });

export async function sendReading(page: Page, figures: string): Promise<void> {
  await meter(page).fill(figures);
  await send(page).click();
}
