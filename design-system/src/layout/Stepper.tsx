import { forwardRef, type HTMLAttributes } from "react";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { layoutMessages } from "./messages.it.ts";
import * as styles from "./Stepper.css.ts";

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Names of the steps, one to four words each, in order. */
  steps: readonly string[];
  /** Number of the current step, from 1. */
  current: number;
  /** Accessible name of the list: the goal of the task. @default "Passi" */
  label?: string | undefined;
}

/**
 * The customer's position in a task of a few steps. It is not interactive. State of each step: `data-state` with done, current or coming.
 */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper({ steps, current, label, ...rest }, ref) {
  const words = useMessages(layoutMessages);
  return (
    <div {...rest} ref={ref}>
      <p className={styles.position}>
        {fill(words.step, { current, count: steps.length })}
        <span className={styles.current} aria-hidden="true">
          {steps[current - 1]}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without numbers. */}
      <ol role="list" aria-label={label ?? words.steps} className={styles.list}>
        {steps.map((step, index) => {
          const other = index + 1 < current ? "done" : "coming";
          const state = index + 1 === current ? "current" : other;
          return (
            <li key={step} className={styles.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
              <span className={styles.name}>
                {step}
                {state === "done" && (
                  <>
                    <VisuallyHidden>, {words.stepDone}</VisuallyHidden>
                    <CheckIcon className={styles.done} />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
