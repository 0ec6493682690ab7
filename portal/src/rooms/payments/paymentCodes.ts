import type { DeliveryMode, PaymentMode } from "@favilla/design-system/payments/paymentTerm.ts";
import { spellings } from "../../platform/edge/spellings.ts";

/** Maps payment modes, payment words and payment condition codes (PM-21). */
export const termModeOf = spellings<PaymentMode>({
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
