import type { ConsentName } from "../../account/consents/privacyConditions.ts";

export type { PrivacyConditions } from "../../account/consents/privacyConditions.ts";

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
