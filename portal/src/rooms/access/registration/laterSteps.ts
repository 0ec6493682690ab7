import type { RegistrationParts } from "@favilla/design-system/access/registrationParts.ts";
import { part } from "../../../platform/loading/part.ts";

const accountStep = part("AccountDetailsStep", () => import("@favilla/design-system/access/AccountDetailsStep.tsx"));
const consentsStep = part("ConsentsStep", () => import("@favilla/design-system/access/ConsentsStep.tsx"));

/** The later steps of the registration. Each is loaded when it is needed, or before. */
export const lateParts: RegistrationParts = { AccountDetailsStep: accountStep.Component, ConsentsStep: consentsStep.Component };

/** Loads the later steps while the customer fills in the first one. */
export function preloadLaterSteps(): void {
  for (const step of [accountStep, consentsStep]) void step.preload();
}
