import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { Stepper } from "../layout/Stepper.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./WizardFrame.css.ts";

export interface WizardFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
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
  /** The `id` of the step's form, which the main button sends. Without it there is none: the step's own button comes first. */
  formId?: string | undefined;
  /** @default "Continua", in the last step "Conferma" */
  continueLabel?: string | undefined;
  /** What was sent is being checked: the buttons wait. @default false */
  busy?: boolean | undefined;
  /** The way back to the step before; none in the first. */
  onBack?: (() => void) | undefined;
  /** Asks to give up: open `WizardCancelDialog`. */
  onCancel: () => void;
  /** The step. */
  children: ReactNode;
}

/** A task in steps (spec §4): where the customer is, one step, and the ways on, back and out. State: `data-busy`. */
export const WizardFrame = forwardRef<HTMLDivElement, WizardFrameProps>(function WizardFrame(
  { title, steps, current, heading, description, formId, continueLabel, busy = false, onBack, onCancel, className, children, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useCommitEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    stepHeading.current?.focus();
  }, [current]);
  return (
    <div {...rest} ref={ref} className={cx(styles.frame, className)} data-busy={busy}>
      <div className={styles.head}>
        <Heading level={1} size="small" tabIndex={-1}>
          {title}
        </Heading>
        <Button variant="ghost" size="small" icon={CloseIcon} className={styles.cancel} disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <Stepper steps={steps} current={current} />
      <div className={styles.step}>
        <Heading ref={stepHeading} level={2} size="title" tabIndex={-1} className={styles.heading}>
          {heading ?? steps[current - 1]}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
      </div>
      {children}
      {(onBack || formId) && (
        <ButtonGroup align="start">
          {onBack && (
            <Button variant="secondary" disabled={busy} onClick={onBack}>
              {words.back}
            </Button>
          )}
          {formId && (
            <Button type="submit" form={formId} loading={busy}>
              {continueLabel ?? (current === steps.length ? words.confirm : words.continue)}
            </Button>
          )}
        </ButtonGroup>
      )}
    </div>
  );
});
