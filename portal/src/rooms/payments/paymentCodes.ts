import type { ChangeStatus } from "../../platform/changes/changeStatus.ts";
import type { DeliveryMode, PaymentMode } from "./paymentTerm.ts";

/** A reader of words that the servers spell in several ways: capitals do not count, a word nobody knows is null. */
const reader =
  <Value extends string>(spellings: Readonly<Record<string, Value>>) =>
  (text: string | null): Value | null => {
    const word = text?.trim().toLowerCase() ?? "";
    return Object.hasOwn(spellings, word) ? (spellings[word] as Value) : null;
  };

/** Payment modes, payment words and payment condition codes (PM-21). */
export const paymentModeOf = reader<PaymentMode>({
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

export const deliveryModeOf = reader<DeliveryMode>({ postal: "Postal", posta: "Postal", email: "Email" });

/** State of a change, in the words of payment terms and in those of cadastral data (PM-17, CD-04). */
export const changeStatusOf = reader<ChangeStatus>({
  inserted: "Inserted",
  open: "Inserted",
  onhold: "OnHold",
  inprogress: "OnHold",
  active: "Active",
  closedsuccessfully: "Active",
  inactive: "Inactive",
  closedwithfailure: "Inactive",
});
