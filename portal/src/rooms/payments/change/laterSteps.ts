import type { ChangeParts } from "@favilla/design-system/payments/changeParts.ts";
import type { NewMode } from "@favilla/design-system/payments/methodSchema.ts";
import { part } from "../../../platform/loading/part.ts";

const ibanStep = part("IbanStep", () => import("@favilla/design-system/payments/IbanStep.tsx"));
const bookletStep = part("BookletStep", () => import("@favilla/design-system/payments/BookletStep.tsx"));
const acceptStep = part("AcceptStep", () => import("@favilla/design-system/payments/AcceptStep.tsx"));
const confirmStep = part("ConfirmStep", () => import("@favilla/design-system/payments/ConfirmStep.tsx"));
const changeOutcome = part("ChangeOutcome", () => import("@favilla/design-system/payments/ChangeOutcome.tsx"));
const cancelDialog = part("WizardCancelDialog", () => import("@favilla/design-system/payments/WizardCancelDialog.tsx"));

/** The parts of the task. Each is loaded when it is needed, or before. */
export const lateParts: ChangeParts = {
  IbanStep: ibanStep.Component,
  BookletStep: bookletStep.Component,
  AcceptStep: acceptStep.Component,
  ConfirmStep: confirmStep.Component,
  ChangeOutcome: changeOutcome.Component,
  WizardCancelDialog: cancelDialog.Component,
};

/** Loads the first step of a mode while the data of its change are loading. Resolves when it is there or has failed. */
export const preloadFirstStep = (mode: NewMode): Promise<boolean> => (mode === "Bank" ? ibanStep : bookletStep).preload();

/** Loads the later steps while the customer fills in the first one, so that there is no wait. */
export function preloadLaterSteps(): void {
  for (const step of [acceptStep, confirmStep, changeOutcome, cancelDialog]) void step.preload();
}
