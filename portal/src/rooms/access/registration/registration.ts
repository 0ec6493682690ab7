export type { PrivacyConditions } from "./calls.ts";

/** The consents that can be given or not (PF-06); what they mean is told by the privacy conditions. */
export const consentNames = ["privacy4", "privacy5", "privacy6", "privacy7", "privacy8", "privacy9", "privacy10"] as const;
export type ConsentName = (typeof consentNames)[number];

/** What the customer acknowledged and consented to; one that is absent is not given. */
export type Policy = Readonly<Partial<Record<ConsentName | "informativa", boolean>>>;

/** What makes an account (AC-03). */
export interface Registration {
  email: string;
  password: string;
  /** In capitals. */
  fiscalCode: string;
  /** The client code, as on a bill. */
  customerId: string;
  phone: string;
  policy?: Policy | undefined;
}
