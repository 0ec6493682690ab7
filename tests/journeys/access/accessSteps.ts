import type { Page } from "@playwright/test";
import type { Message } from "../../../sandbox/src/base/outbox.ts";
import { tabTo } from "../tabTo.ts";

/** Rosa, who has no account yet. */
export const rosa = { clientCode: "C-100021", fiscalCode: "DBTRSO88L52A944K", email: "rosa@esempio.it", phone: "333 1234567" };

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Fills the first step of the registration and sends it. */
export async function fillClient(page: Page, { clientCode, fiscalCode }: { clientCode: string; fiscalCode: string } = rosa): Promise<void> {
  await page.getByLabel("Codice cliente", { exact: true }).fill(clientCode);
  await page.getByLabel("Codice fiscale").fill(fiscalCode);
  await press(page, "Continua");
}

/** Fills the second step and sends it. */
export async function fillAccount(page: Page, secret: string, { email, phone } = rosa): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Cellulare" }).fill(phone);
  await page.getByLabel("Scegli una password").fill(secret);
  await press(page, "Continua");
}

/** The link of the newest message, which must begin with `start`: an e-mail that was really sent. */
export async function linkIn(outbox: () => Promise<Message[]>, start: string): Promise<string> {
  const found = (await outbox()).find(({ link }) => link?.startsWith(start))?.link;
  if (!found) throw new Error(`no e-mail leads to ${start}`);
  return found;
}

export async function typeInto(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
