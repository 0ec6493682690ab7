import { forwardRef, type ReactNode } from "react";
import { StepFrame, type StepFrameOptions } from "../layout/StepFrame.tsx";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";

export interface WizardFrameProps extends StepFrameOptions {
  /** Title of the task: "Addebito sul conto". The page's `h1`. */
  title: ReactNode;
  /** Names of the steps, one to four words each, in order. */
  steps: readonly string[];
  /** Number of the current step, from 1. When it changes, the step's heading takes focus (WCAG 2.4.3). */
  current: number;
  /** Heading of the step. @default the step's name */
  heading?: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** @default "Continua", in the last step "Conferma" */
  continueLabel?: string | undefined;
  /** Called by the cancel button. Open `WizardCancelDialog`. */
  onCancel: () => void;
}

/** A task in steps (PM-03, PM-04): the position in the task, one step, and buttons to continue, go back and cancel. State: `data-busy`. */
export const WizardFrame = forwardRef<HTMLDivElement, WizardFrameProps>(function WizardFrame({ heading, continueLabel, ...rest }, ref) {
  const words = useMessages(changeMessages);
  const { steps, current } = rest;
  const forward = continueLabel ?? (current === steps.length ? words.confirm : words.continue);
  return <StepFrame {...rest} ref={ref} heading={heading ?? steps[current - 1]} labels={{ ...words, continue: forward }} />;
});
