import * as z from "zod/mini";

/** Form name of the acknowledgement, beside the names of the consents. */
export const acknowledgement = "informativa";

interface Consent {
  name: string;
  required: boolean;
}

/** Returns the schema of the privacy step, by name. The acknowledgement and the required consents must be checked. */
export const consentsSchema = (consents: readonly Consent[]) => {
  const needed = (issue: string) => z.boolean().check(z.refine(Boolean, issue));
  const boxes = consents.map(({ name, required }) => [name, required ? needed("consentRequired") : z.boolean()] as const);
  return z.object({ [acknowledgement]: needed("informativaRequired"), ...Object.fromEntries(boxes) });
};

/** Checked boxes by name. A missing name means not checked. */
export type ConsentsValues = Record<string, boolean>;
