import { part } from "../../../platform/loading/part.ts";

export const acceptStep = part("AcceptStep", () => import("@favilla/design-system/payments/AcceptStep.tsx"));
export const confirmStep = part("ConfirmStep", () => import("./ConfirmStep.tsx"));
export const changeOutcome = part("ChangeOutcome", () => import("./ChangeOutcome.tsx"));
export const cancelDialog = part("WizardCancelDialog", () => import("@favilla/design-system/payments/WizardCancelDialog.tsx"));

/** Fetches the later steps while the first is filled in, so that the customer never waits for one. */
export function preloadLaterSteps(): void {
  for (const step of [acceptStep, confirmStep, changeOutcome, cancelDialog]) void step.preload();
}
