import { lazy } from "react";
import { loadChunk } from "../../../platform/loading/chunk.ts";

const loadAcceptStep = () => import("@favilla/design-system/payments/AcceptStep.tsx").then(({ AcceptStep }) => ({ default: AcceptStep }));

const loadConfirmStep = () => import("./ConfirmStep.tsx").then(({ ConfirmStep }) => ({ default: ConfirmStep }));

const loadOutcome = () => import("./ChangeOutcome.tsx").then(({ ChangeOutcome }) => ({ default: ChangeOutcome }));

const loadCancelDialog = () =>
  import("@favilla/design-system/payments/WizardCancelDialog.tsx").then(({ WizardCancelDialog }) => ({ default: WizardCancelDialog }));

/** What a change of payment method asks to be read and accepted. */
export const AcceptStep = lazy(() => loadChunk("AcceptStep", loadAcceptStep));

/** Its last step. */
export const ConfirmStep = lazy(() => loadChunk("ConfirmStep", loadConfirmStep));

/** How it ended. */
export const ChangeOutcome = lazy(() => loadChunk("ChangeOutcome", loadOutcome));

/** Whether it is to be given up. */
export const WizardCancelDialog = lazy(() => loadChunk("WizardCancelDialog", loadCancelDialog));

/** What comes later, fetched while the first step is filled in: then nothing is missing when it is wanted. */
export function fetchLaterSteps(): void {
  for (const load of [loadAcceptStep, loadConfirmStep, loadOutcome, loadCancelDialog]) load().catch(() => undefined);
}
