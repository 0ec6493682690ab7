import { part } from "../../../platform/loading/part.ts";

export const acceptStep = part("AcceptStep", () => import("@favilla/design-system/payments/AcceptStep.tsx"));
export const confirmStep = part("ConfirmStep", () => import("./ConfirmStep.tsx"));
export const changeOutcome = part("ChangeOutcome", () => import("./ChangeOutcome.tsx"));
export const cancelDialog = part("WizardCancelDialog", () => import("@favilla/design-system/payments/WizardCancelDialog.tsx"));

/** Loads the later steps while the customer fills in the first one, so that there is no wait. */
export function preloadLaterSteps(): void {
  for (const step of [acceptStep, confirmStep, changeOutcome, cancelDialog]) void step.preload();
}
