import { forwardRef, type HTMLAttributes, type ReactNode, useRef } from "react";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Alert } from "./Alert.tsx";
import * as styles from "./EmptyState.css.ts";
import { FailureIllustration } from "./illustrations/FailureIllustration.tsx";
import { PendingIllustration } from "./illustrations/PendingIllustration.tsx";
import { SuccessCallout } from "./SuccessCallout.tsx";

/** Outcomes of a task. */
export const outcomes = ["success", "failure", "pending"] as const;
export type Outcome = (typeof outcomes)[number];

const illustrations = { failure: FailureIllustration, pending: PendingIllustration };

export interface OutcomePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  outcome: Outcome;
  /** The result in a few words: "Addebito attivato". */
  title: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** One or two sentences: what happens next, or what to do. */
  description?: ReactNode;
  /** Details of the task, such as a `DescriptionList`. */
  children?: ReactNode;
  /** One or two buttons or links, the main one last. */
  actions?: ReactNode;
  /**
   * Title of the page that a success leads to: for a page with more to read and to do, such as a bill that is still to be paid. The result is
   * then a `SuccessCallout` above it, which takes focus. Without it the callout has the page's title.
   */
  page?: ReactNode;
  /** Picture of a failure or of a pending state; a success has none. @default the illustration of the outcome */
  illustration?: ReactNode;
  /** Moves focus to the title when the panel appears, so that it is announced at once after a press (WCAG 2.4.3). @default false */
  takesFocus?: boolean | undefined;
}

/**
 * The result of a task, shown in place of the task. A success has the same form everywhere: a green callout, what is still to do, the way on
 * (AC-74). State: `data-outcome`.
 */
export const OutcomePanel = forwardRef<HTMLDivElement, OutcomePanelProps>(function OutcomePanel(
  { outcome, title, headingLevel = 1, description, children, actions, page, illustration, takesFocus = false, className, ...rest },
  ref,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  useCommitEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  if (outcome === "success")
    return (
      <div {...rest} ref={ref} className={cx(styles.report, className)} data-outcome={outcome}>
        {page ? (
          <>
            <SuccessCallout opening={<>{title}.</>}>{description}</SuccessCallout>
            <Heading headingLevel={headingLevel}>{page}</Heading>
          </>
        ) : (
          <Alert tone="positive">
            <Heading ref={heading} headingLevel={headingLevel} size="small" tabIndex={takesFocus ? -1 : undefined}>
              <strong>{title}</strong>
            </Heading>
            {description && <p>{description}</p>}
          </Alert>
        )}
        {children}
        {actions && (page ? <div className={styles.ways}>{actions}</div> : <ButtonGroup align="start">{actions}</ButtonGroup>)}
      </div>
    );
  const Picture = illustrations[outcome];
  return (
    <div {...rest} ref={ref} className={cx(styles.panel, className)} data-outcome={outcome}>
      <div className={styles.illustration}>{illustration ?? <Picture />}</div>
      <Heading ref={heading} headingLevel={headingLevel} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
      {children}
      {actions && <ButtonGroup className={styles.action}>{actions}</ButtonGroup>}
    </div>
  );
});
