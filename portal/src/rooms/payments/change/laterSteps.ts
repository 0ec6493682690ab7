import { part } from "../../../platform/loading/part.ts";
import type { TargetMode } from "@favilla/design-system/payments/changeSteps.ts";

export const ibanStep = part("IbanStep", () => import("@favilla/design-system/payments/IbanStep.tsx"));
export const bookletStep = part("BookletStep", () => import("@favilla/design-system/payments/BookletStep.tsx"));
export const acceptStep = part("AcceptStep", () => import("@favilla/design-system/payments/AcceptStep.tsx"));
export const confirmStep = part("ConfirmStep", () => import("@favilla/design-system/payments/ConfirmStep.tsx"));
export const changeOutcome = part("ChangeOutcome", () => import("@favilla/design-system/payments/ChangeOutcome.tsx"));
export const cancelDialog = part("WizardCancelDialog", () => import("@favilla/design-system/payments/WizardCancelDialog.tsx"));

/** Loads the first step of a mode while the data of its change are loading. Resolves when it is there or has failed. */
export const preloadFirstStep = (mode: TargetMode): Promise<boolean> => (mode === "Bank" ? ibanStep : bookletStep).preload();

/** Loads the later steps while the customer fills in the first one, so that there is no wait. */
export function preloadLaterSteps(): void {
  for (const step of [acceptStep, confirmStep, changeOutcome, cancelDialog]) void step.preload();
}
