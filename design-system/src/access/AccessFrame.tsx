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
import * as styles from "./AccessFrame.css.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

/** What a task of access in steps takes, whichever it is. */
export interface AccessFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The `id` of the step's form, which the main button sends; without it the step has its own way on. */
  formId?: string | undefined;
  /** What was sent is being checked: the buttons wait. @default false */
  busy?: boolean | undefined;
  /** The way back to the step before; keep what was typed (WCAG 3.3.7). */
  onBack?: (() => void) | undefined;
  /** Gives up. */
  onCancel?: (() => void) | undefined;
  /** The step. */
  children: ReactNode;
}

interface Props extends AccessFrameProps {
  title: ReactNode;
  steps: readonly string[];
  /** From 1. */
  current: number;
  /** The step's own heading, which takes focus when the step changes. Without it the step brings its own. */
  heading?: string | undefined;
  description?: string | undefined;
  continueLabel?: string | undefined;
}

/** Where the customer is, one step, and the ways on, back and out. Only for building frames. State: `data-busy`. */
export const AccessFrame = forwardRef<HTMLDivElement, Props>(function AccessFrame(
  { title, steps, current, heading, description, formId, continueLabel, busy = false, onBack, onCancel, className, children, ...rest },
  ref,
) {
  const words = useMessages(registrationMessages);
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
        {onCancel && (
          <Button variant="ghost" size="small" icon={CloseIcon} disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Stepper steps={steps} current={current} />
      {heading && (
        <div className={styles.step}>
          <Heading ref={stepHeading} level={2} size="title" tabIndex={-1} className={styles.heading}>
            {heading}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </div>
      )}
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
              {continueLabel ?? words.continue}
            </Button>
          )}
        </ButtonGroup>
      )}
    </div>
  );
});
