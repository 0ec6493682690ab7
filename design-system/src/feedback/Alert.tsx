import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { iconButton } from "../actions/IconButton.css.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { InfoIcon } from "../icons/InfoIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Alert.css.ts";
import { feedbackMessages } from "./messages.it.ts";

export const alertTones = ["info", "positive", "warning", "negative"] as const;
export type AlertTone = (typeof alertTones)[number];

const icons = { info: InfoIcon, positive: SuccessIcon, warning: WarningIcon, negative: ErrorIcon };
const roles = { assertive: "alert", polite: "status", off: undefined } as const;

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** @default "info" */
  tone?: AlertTone | undefined;
  /** What happened, in one line. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A link or a button, one. */
  action?: ReactNode;
  /** Shows a button that closes it. */
  onDismiss?: (() => void) | undefined;
  /**
   * How it is announced when it appears (WCAG 4.1.3): `assertive` at once, for an error after a press; `polite` when the reader pauses;
   * `off` for what is there when the page opens. @default "off"
   */
  live?: "assertive" | "polite" | "off" | undefined;
}

/** A message about this part of the page, in its place. State: `data-tone`. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = "info", title, children, action, onDismiss, live = "off", className, ...rest },
  ref,
) {
  const words = useMessages(feedbackMessages);
  const IconShape = icons[tone];
  return (
    <div role={roles[live]} {...rest} ref={ref} className={cx(styles.alert, styles.tones[tone], className)} data-tone={tone}>
      <div className={styles.body}>
        <div className={styles.words}>
          <IconShape className={styles.icon} />
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && (
        <button type="button" className={cx(iconButton, styles.dismiss)} aria-label={words.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
});
