import { forwardRef, type ReactNode } from "react";
import { StepFrame, type StepFrameOptions } from "../layout/StepFrame.tsx";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";

export interface WizardFrameProps extends StepFrameOptions {
  /** What is being done: "Addebito sul conto". The page's `h1`. */
  title: ReactNode;
  /** What each step is for, in one to four words, in order. */
  steps: readonly string[];
  /** The step the customer is at, from 1. When it changes, the step's heading takes focus (WCAG 2.4.3). */
  current: number;
  /** The step's own heading. @default the step's name */
  heading?: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** @default "Continua", in the last step "Conferma" */
  continueLabel?: string | undefined;
  /** Asks to give up: open `WizardCancelDialog`. */
  onCancel: () => void;
}

/** A task in steps (PM-03, PM-04): where the customer is, one step, and the ways on, back and out. State: `data-busy`. */
export const WizardFrame = forwardRef<HTMLDivElement, WizardFrameProps>(function WizardFrame({ heading, continueLabel, ...rest }, ref) {
  const words = useMessages(changeMessages);
  const { steps, current } = rest;
  const forward = continueLabel ?? (current === steps.length ? words.confirm : words.continue);
  return <StepFrame {...rest} ref={ref} heading={heading ?? steps[current - 1]} labels={{ ...words, continue: forward }} />;
});
