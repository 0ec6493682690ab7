import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./StepFrame.css.ts";
import { Stepper } from "./Stepper.tsx";

/** What a task in steps takes, whichever it is. */
export interface StepFrameOptions extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** The `id` of the step's form, which the main button sends. Without it there is none: the step has its own way on. */
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

interface StepFrameProps extends StepFrameOptions {
  /** The page's `h1`. */
  title: ReactNode;
  steps: readonly string[];
  /** From 1. When it changes, the step's heading takes focus (WCAG 2.4.3). */
  current: number;
  /** The step's own heading. Without it the step brings its own. */
  heading?: ReactNode;
  description?: ReactNode;
  /** What its buttons say. */
  labels: Readonly<Record<"back" | "cancel" | "continue", string>>;
}

/** Where the customer is in a task, one step of it, and the ways on, back and out. Only for building frames. State: `data-busy`. */
export const StepFrame = forwardRef<HTMLDivElement, StepFrameProps>(function StepFrame(
  { title, steps, current, heading, description, formId, labels, busy = false, onBack, onCancel, className, children, ...rest },
  ref,
) {
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
          <Button variant="ghost" size="small" icon={CloseIcon} className={styles.cancel} disabled={busy} onClick={onCancel}>
            {labels.cancel}
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
              {labels.back}
            </Button>
          )}
          {formId && (
            <Button type="submit" form={formId} loading={busy}>
              {labels.continue}
            </Button>
          )}
        </ButtonGroup>
      )}
    </div>
  );
});
