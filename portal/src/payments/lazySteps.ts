import { lazy } from "react";
import { loadChunk } from "../app/chunk.ts";

const loadConfirmStep = () => import("./ConfirmStep.tsx").then(({ ConfirmStep }) => ({ default: ConfirmStep }));

const loadOutcome = () => import("./ChangeOutcome.tsx").then(({ ChangeOutcome }) => ({ default: ChangeOutcome }));

/** The last step of a change of payment method. */
export const ConfirmStep = lazy(() => loadChunk("ConfirmStep", loadConfirmStep));

/** How the change ended. */
export const ChangeOutcome = lazy(() => loadChunk("ChangeOutcome", loadOutcome));

/** What comes later, fetched while the first step is filled in: then nothing is missing when it is wanted. */
export function fetchLaterSteps(): void {
  for (const load of [loadConfirmStep, loadOutcome]) load().catch(() => undefined);
}
