import type { DeliveryMode, PaymentMode } from "@favilla/contract/schema.ts";

const modes: Readonly<Record<string, PaymentMode>> = {
  postal: "Postal",
  bollettino: "Postal",
  bol30: "Postal",
  bank: "Bank",
  rid: "Bank",
  rid30: "Bank",
  booklet: "Booklet",
  libretto: "Booklet",
  lib30: "Booklet",
};

/** The payment method in any of its old spellings; Postal for an unknown one. */
export const modeOf = (text: string | null | undefined): PaymentMode => modes[text?.toLowerCase() ?? ""] ?? "Postal";

/** The delivery in any of its old spellings. */
export const deliveryOf = (text: string | null | undefined): DeliveryMode => (text?.toLowerCase() === "email" ? "Email" : "Postal");

/** The payment condition codes of the billing system. */
export const conditionCodes: Readonly<Record<PaymentMode, string>> = { Postal: "BOL30", Bank: "RID30", Booklet: "LIB30" };

/** Tells whether a booklet exists: thirteen digits, the last being the Luhn check digit of the others. */
export function isBooklet(code: string): boolean {
  if (!/^[0-9]{13}$/.test(code)) return false;
  const sum = [...code].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const wellFormed = /^[^\s@<>"(),;:\\[\]]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
/** Domains that receive no mail; the first is reserved for names that do not exist. */
const withoutPost = [".invalid", "@senzaposta.example"];

/** The reason why bills cannot be sent to an address, in Italian; null if they can. */
export function emailFault(address: string): string | null {
  const email = address.trim().toLowerCase();
  if (email.length > 254 || !wellFormed.test(email)) return "L’indirizzo e-mail non è scritto correttamente.";
  return withoutPost.some((end) => email.endsWith(end)) ? "Questo indirizzo non può ricevere posta." : null;
}
