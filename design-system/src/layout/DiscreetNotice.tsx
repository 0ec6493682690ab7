import { forwardRef, type HTMLAttributes } from "react";
import { discreetMessages } from "../data/discreetMessages.it.ts";
import { EyeOffIcon } from "../icons/EyeOffIcon.ts";
import { returnFocus } from "../overlays/returnFocus.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DiscreetNotice.css.ts";

export interface DiscreetNoticeProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Called when the customer presses "Mostra". */
  onShow: () => void;
}

/**
 * A bar below the header that says that amounts and codes are hidden, with a button that shows them. Outside discreet mode it renders
 * nothing. After the press, focus moves to the page's heading (WCAG 2.4.3).
 */
export const DiscreetNotice = forwardRef<HTMLElement, DiscreetNoticeProps>(function DiscreetNotice({ onShow, className, ...rest }, ref) {
  const words = useMessages(discreetMessages);
  if (!useDiscreet()) return null;
  const show = () => {
    onShow();
    returnFocus(null);
  };
  return (
    <section aria-label={words.hidden} {...rest} ref={ref} className={cx(styles.notice, className)}>
      <EyeOffIcon className={styles.icon} />
      <p className={styles.text}>{words.hidden}</p>
      <button type="button" className={styles.show} aria-label={words.showLabel} onClick={show}>
        {words.show}
      </button>
    </section>
  );
});
