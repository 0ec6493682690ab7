import { AcceptStep } from "./AcceptStep.tsx";
import { BookletStep } from "./BookletStep.tsx";
import { ChangeOutcome } from "./ChangeOutcome.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { IbanStep } from "./IbanStep.tsx";
import { WizardCancelDialog } from "./WizardCancelDialog.tsx";

/**
 * The parts of a change of payment method, all loaded at once. A site that loads them as they are needed gives components of the same names,
 * under its own `lazy`.
 */
export const changeParts = { IbanStep, BookletStep, AcceptStep, ConfirmStep, ChangeOutcome, WizardCancelDialog } as const;

export type ChangeParts = typeof changeParts;
