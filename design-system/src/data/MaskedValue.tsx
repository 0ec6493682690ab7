import { forwardRef, type HTMLAttributes, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { EyeIcon } from "../icons/EyeIcon.ts";
import { EyeOffIcon } from "../icons/EyeOffIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { Absent } from "./Absent.tsx";
import * as styles from "./MaskedValue.css.ts";
import { maskedMessages } from "./maskedMessages.it.ts";

const shownAtTheEnd = 4;
const dots = "••••";

/** The last four characters, spaces left out; nothing of what has no more than four. */
function endOf(value: string): string {
  const characters = Array.from(value.replace(/\s/g, ""));
  return characters.length > shownAtTheEnd ? characters.slice(-shownAtTheEnd).join("") : "";
}

export interface MaskedValueProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** Written as it is shown: "IT60 X054 2811 …". Missing or blank shows as "–". */
  value: string | null | undefined;
  /** What it is, with its article, for the button's name: "il codice fiscale", "l’IBAN". */
  label: string;
}

/**
 * A private value: dots and its last four characters until the customer shows it. What is hidden is not in the
 * document, and so in nobody's clipboard, print-out or screen reader. State: `data-shown`.
 */
export const MaskedValue = forwardRef<HTMLSpanElement, MaskedValueProps>(function MaskedValue({ value, label, className, ...rest }, ref) {
  const words = useMessages(maskedMessages);
  const [shown, setShown] = useState(false);
  if (!value?.trim()) return <Absent />;
  const end = endOf(value);
  return (
    <span {...rest} ref={ref} className={cx(styles.masked, className)} data-shown={shown}>
      <span className={styles.value} aria-live="polite">
        {shown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{end ? `${dots} ${end}` : dots}</span>
            <VisuallyHidden>{end ? fill(words.endsWith, { end }) : words.hidden}</VisuallyHidden>
          </>
        )}
      </span>
      <IconButton
        icon={shown ? EyeOffIcon : EyeIcon}
        label={fill(words.show, { label })}
        aria-pressed={shown}
        className={styles.toggle}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
});
