import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { StepFrame, type StepFrameOptions } from "../layout/StepFrame.tsx";
import { useMessages } from "../theme/messages.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

/** Steps of a migration. */
export const migrationSteps = ["email", "password", "done"] as const;
export type MigrationStep = (typeof migrationSteps)[number];

export interface MigrationFrameProps extends Omit<StepFrameOptions, "formId" | "onBack"> {
  /**
   * Current step, depending on the response of the login (AC-12): `email` after InvalidEmail, `password` after InvalidPassword, `done`
   * after MigrationDone. When it changes, the step's heading takes focus (WCAG 2.4.3).
   */
  step: MigrationStep;
  /** Address of the sign-in page, shown in the last step. */
  signInHref: string;
}

/**
 * The migration of an old account (AC-12). Its content is a `MigrationEmailForm`, then a `ResetPasswordForm`. The last step shows a panel,
 * with optional `children` as details.
 */
export const MigrationFrame = forwardRef<HTMLDivElement, MigrationFrameProps>(function MigrationFrame(
  { step, signInHref, children, onCancel, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const labels = useMessages(registrationMessages);
  const done = step === "done";
  return (
    <StepFrame
      {...rest}
      ref={ref}
      labels={labels}
      title={words.migrationTitle}
      steps={[words.migrationEmailStep, words.migrationPasswordStep, words.migrationDoneStep]}
      current={{ email: 1, password: 2, done: 3 }[step]}
      heading={{ email: words.migrationEmailHeading, password: words.migrationPasswordHeading, done: undefined }[step]}
      description={{ email: words.migrationEmailDescription, password: words.migrationPasswordDescription, done: undefined }[step]}
      onCancel={done ? undefined : onCancel}
    >
      {done ? (
        <OutcomePanel
          outcome="success"
          headingLevel={2}
          takesFocus
          title={words.migrationDoneTitle}
          description={words.migrationDone}
          actions={<Button href={signInHref}>{words.signIn}</Button>}
        >
          {children}
        </OutcomePanel>
      ) : (
        children
      )}
    </StepFrame>
  );
});
