import * as z from "zod/mini";

/** Name of the acknowledgement beside those of the consents. */
export const acknowledgement = "informativa";

interface Consent {
  name: string;
  required: boolean;
}

/** What is ticked in the privacy step, by name: the acknowledgement and the required consents have to be. */
export const consentsSchema = (consents: readonly Consent[]) => {
  const needed = (issue: string) => z.boolean().check(z.refine(Boolean, issue));
  const boxes = consents.map(({ name, required }) => [name, required ? needed("consentRequired") : z.boolean()] as const);
  return z.object({ [acknowledgement]: needed("informativaRequired"), ...Object.fromEntries(boxes) });
};

/** What was ticked, by name. What is absent isn't ticked. */
export type ConsentsValues = Record<string, boolean>;
