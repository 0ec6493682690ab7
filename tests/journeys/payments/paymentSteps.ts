import type { Page } from "@playwright/test";
import type { Message } from "../../../sandbox/src/base/outbox.ts";
import { expect } from "../fixtures.ts";
import { main } from "../supplies/supplySteps.ts";

export const iban = "IT60X0542811101000000123456";
export const groups = "IT 60 X 05428 11101 000000123456";
/** Giulia's electricity, paid by postal form. */
export const slip = "s-100001001";
export const toBank = `/modifica-pagamento/bank/${slip}`;

export const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
export const ibanField = (page: Page) => main(page).getByRole("textbox", { name: "IBAN" });
export const phoneField = (page: Page) => main(page).getByRole("textbox", { name: "Numero di cellulare" });
export const codeField = (page: Page) => main(page).getByRole("textbox", { name: "Codice di verifica" });

export async function giveIban(page: Page, value = iban) {
  await ibanField(page).fill(value);
  await button(page, "Continua").click();
  await expect(main(page).getByRole("heading", { name: "Conferma con un SMS" })).toBeFocused();
}

export async function askForCode(page: Page, number = "3331234567") {
  await phoneField(page).fill(number);
  await button(page, "Invia il codice").click();
  await expect(codeField(page)).toBeFocused();
}

/** The code of the newest SMS. */
export const smsCode = async (outbox: () => Promise<Message[]>) => (await outbox()).find(({ kind }) => kind === "sms")?.code as string;
