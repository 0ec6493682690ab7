import { forwardRef, type HTMLAttributes, type ReactNode, useImperativeHandle, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { BackLink, type PageHeaderProps } from "./PageHeader.tsx";
import * as styles from "./StepFrame.css.ts";
import { Stepper } from "./Stepper.tsx";
import { useKeyboardInset } from "./useKeyboardInset.ts";

/** Props that every task in steps has. */
export interface StepFrameOptions extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** `id` of the step's form, which the main button submits. Without it there is no main button: the step has its own. */
  formId?: string | undefined;
  /** True while a submitted step is being checked: the buttons are disabled. @default false */
  busy?: boolean | undefined;
  /** Called to go back to the previous step. Keep the typed values (WCAG 3.3.7). */
  onBack?: (() => void) | undefined;
  /** Called to cancel the task. */
  onCancel?: (() => void) | undefined;
  /** Link to the parent page above the title, with the parent's name, for a first step that cannot be cancelled. */
  back?: PageHeaderProps["back"];
  /** Content of the step. */
  children: ReactNode;
}

interface StepFrameProps extends StepFrameOptions {
  /** The page's `h1`. */
  title: ReactNode;
  steps: readonly string[];
  /** Number of the current step, from 1. When it changes, the step's heading takes focus (WCAG 2.4.3). */
  current: number;
  /** Heading of the step. Without it the content must contain one. */
  heading?: ReactNode;
  description?: ReactNode;
  /** Labels of the buttons. */
  labels: Readonly<Record<"back" | "cancel" | "continue", string>>;
}

/**
 * One step of a task: the position in the task, the step's content, and buttons to continue, go back and cancel. Internal: used to build
 * frames. On a phone a task that can be cancelled has a header of its own, with a close button, in place of the page's. State: `data-busy`,
 * `data-task` if it can be cancelled.
 */
export const StepFrame = forwardRef<HTMLDivElement, StepFrameProps>(function StepFrame(
  { title, steps, current, heading, description, formId, labels, busy = false, onBack, onCancel, back, className, children, ...rest },
  ref,
) {
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, []);
  useKeyboardInset(frame, styles.keyboardName);
  useCommitEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    stepHeading.current?.focus();
  }, [current]);
  return (
    <div {...rest} ref={frame} className={cx(styles.frame, className)} data-busy={busy} data-task={onCancel && ""}>
      {back && <BackLink {...back} />}
      <div className={cx(styles.head, onCancel && styles.bar)}>
        <Heading headingLevel={1} size="small" tabIndex={-1}>
          {title}
        </Heading>
        {onCancel && (
          <Button variant="ghost" size="small" icon={CloseIcon} className={styles.cancel} disabled={busy} onClick={onCancel}>
            <span className={styles.cancelWords}>{labels.cancel}</span>
          </Button>
        )}
      </div>
      <Stepper steps={steps} current={current} />
      {heading && (
        <div className={styles.step}>
          <Heading ref={stepHeading} headingLevel={2} size="title" tabIndex={-1} className={styles.heading}>
            {heading}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </div>
      )}
      {children}
      {(onBack || formId) && (
        <ButtonGroup align="start" className={styles.actions}>
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
