import type { OptionalConsent } from "../../account/consents/privacyConditions.ts";

export type { PrivacyConditions } from "../../account/consents/privacyConditions.ts";

/** Acknowledgement and consents of the customer. A missing one is not given. */
export type Policy = Readonly<Partial<Record<OptionalConsent | "informativa", boolean>>>;

/** Data of a new account (AC-03). */
export interface Registration {
  email: string;
  password: string;
  /** In capitals. */
  fiscalCode: string;
  /** The client code on a bill. */
  customerId: string;
  phone: string;
  policy?: Policy | undefined;
}
