import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { iconButton } from "../actions/IconButton.css.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { InfoIcon } from "../icons/InfoIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { cx } from "../theme/cx.ts";
import { isInteractive } from "../theme/hooks.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Alert.css.ts";
import { feedbackMessages } from "./messages.it.ts";

/** Ways in which an alert is announced. */
export const alertLives = ["assertive", "polite", "off"] as const;
export type AlertLive = (typeof alertLives)[number];

export const alertTones = ["info", "positive", "warning", "negative"] as const;
export type AlertTone = (typeof alertTones)[number];

const icons = { info: InfoIcon, positive: SuccessIcon, warning: WarningIcon, negative: ErrorIcon };
const roles = { assertive: "alert", polite: "status", off: undefined } as const;

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** @default "info" */
  tone?: AlertTone | undefined;
  /** The event in one line. */
  title?: ReactNode;
  /** The meaning of the event, and what to do, in text colour. `strong` has the colour of the title, to open the text with bold words. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** Called by the close button, which is shown if this is set. */
  onDismiss?: (() => void) | undefined;
  /**
   * Announcement when the alert appears (WCAG 4.1.3): `assertive` immediately, for an error after a press; `polite` when the screen reader
   * pauses; `off` for an alert that is present when the page opens. @default "off"
   */
  live?: AlertLive | undefined;
}

/** A message about the part of the page that it is in. State: `data-tone`. */
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
      {onDismiss && isInteractive && (
        <button type="button" className={cx(iconButton, styles.dismiss)} aria-label={words.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
});
