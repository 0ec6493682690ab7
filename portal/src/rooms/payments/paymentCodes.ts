import { spellings } from "../../platform/edge/spellings.ts";

export type PaymentMode = "Postal" | "Bank" | "Booklet";

export type DeliveryMode = "Postal" | "Email";

/** Maps payment modes, payment words and payment condition codes (PM-21). */
export const paymentModeOf = spellings<PaymentMode>({
  postal: "Postal",
  bollettino: "Postal",
  bol30: "Postal",
  bank: "Bank",
  rid: "Bank",
  rid30: "Bank",
  booklet: "Booklet",
  libretto: "Booklet",
  lib30: "Booklet",
});

export const deliveryModeOf = spellings<DeliveryMode>({ postal: "Postal", posta: "Postal", email: "Email" });
