import type { ReactNode } from "react";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { SplitIcon } from "../icons/SplitIcon.ts";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { reportedDays } from "./billFacts.ts";
import * as styles from "./PaySheet.css.ts";
import { paySheetMessages } from "./paySheetMessages.it.ts";

interface PayWaysProps {
  /** Called by "Ho già pagato". Without it a text only says that a payment takes some days. */
  onPaid: (() => void) | undefined;
  /** Page that offers instalments, or a telephone number (`tel:`). */
  instalmentsHref: string | undefined;
  /** Draws something else in the place of the way there. */
  instalmentsOf?: ((way: ReactNode) => ReactNode) | undefined;
}

/** Ways on from a bill that is paid already, or that cannot be paid now, as rows. */
export function PayWays({ onPaid, instalmentsHref, instalmentsOf }: PayWaysProps) {
  const words = useMessages(paySheetMessages);
  const Anchor = useLink();
  const way = instalmentsHref && (
    <Anchor href={instalmentsHref} className={styles.way}>
      <SplitIcon className={styles.icon} />
      <WayWords title={words.cannotPay} text={instalmentsHref.startsWith("tel:") ? words.cannotPayCall : words.cannotPayText} />
      <ChevronRightIcon />
    </Anchor>
  );
  return (
    <>
      {onPaid ? (
        <button type="button" className={styles.way} onClick={onPaid}>
          <CheckIcon className={styles.icon} />
          <WayWords title={words.iPaid} text={fill(words.iPaidText, { count: reportedDays })} here />
        </button>
      ) : (
        <p className={styles.quiet}>
          <strong>{words.paidAlready}</strong> {words.paidAlreadyText}
        </p>
      )}
      {way && instalmentsOf ? <div className={styles.asked}>{instalmentsOf(way)}</div> : way}
    </>
  );
}

interface WayWordsProps {
  title: string;
  text: string;
  /** True if it happens here: it has the colour of links. @default false */
  here?: boolean;
}

const WayWords = ({ title, text, here }: WayWordsProps) => (
  <span className={styles.who}>
    <span className={cx(styles.placeName, styles.block, here && styles.here)}>{title}</span>{" "}
    <span className={cx(styles.quiet, styles.block)}>{text}</span>
  </span>
);
