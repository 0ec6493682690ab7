import { forwardRef, type HTMLAttributes, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { EyeIcon } from "../icons/EyeIcon.ts";
import { EyeOffIcon } from "../icons/EyeOffIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { Absent } from "./Absent.tsx";
import * as styles from "./MaskedValue.css.ts";
import { endOfCode, maskedCode } from "./masked.ts";
import { maskedMessages } from "./maskedMessages.it.ts";

export interface MaskedValueProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Value as it is displayed: "IT60 X054 2811 …". A missing or blank value shows as "–". */
  value: string | null | undefined;
  /** Name of the value with its article, for the button's accessible name: "il codice fiscale", "l’IBAN". */
  label: string;
}

/**
 * A private value: dots and its last four characters until the customer reveals it. Hidden characters are not in the document, so they
 * can't reach the clipboard, a print-out or a screen reader. In discreet mode the last four are hidden too. State: `data-shown`.
 */
export const MaskedValue = forwardRef<HTMLSpanElement, MaskedValueProps>(function MaskedValue({ value, label, className, ...rest }, ref) {
  const words = useMessages(maskedMessages);
  const discreet = useDiscreet();
  /** The value itself, so that another one in its place is hidden. */
  const [revealed, setRevealed] = useState<string>();
  if (!value?.trim()) return <Absent />;
  const shown = revealed === value;
  const end = discreet ? "" : endOfCode(value);
  return (
    <span {...rest} ref={ref} className={cx(styles.masked, className)} data-shown={shown}>
      <span className={styles.value} aria-live="polite">
        {shown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{maskedCode(discreet ? "" : value)}</span>
            <VisuallyHidden>{end ? fill(words.endsWith, { end }) : words.hidden}</VisuallyHidden>
          </>
        )}
      </span>
      <IconButton
        icon={shown ? EyeOffIcon : EyeIcon}
        label={fill(words.show, { label })}
        aria-pressed={shown}
        className={styles.toggle}
        onClick={() => setRevealed(shown ? undefined : value)}
      />
    </span>
  );
});
