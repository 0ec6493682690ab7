import { Amount } from "../data/Amount.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { lookOf } from "../feedback/StatusTag.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { ContentText } from "../text/ContentText.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown, checkName } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import { vouchersMessages } from "./messages.it.ts";
import { quiet } from "./VoucherCard.css.ts";
import * as styles from "./VoucherList.css.ts";
import { VoucherLogo } from "./VoucherLogo.tsx";
import { voucherStatusLooks } from "./VoucherStatusTag.tsx";
import type { VoucherFacts } from "./voucherFacts.ts";
import { hasEnded, shownStatus, voucherStatuses } from "./voucherStatus.ts";
import { endsSoonText, validityText } from "./voucherText.ts";

interface VoucherRowProps {
  voucher: VoucherFacts;
  /** Text that distinguishes vouchers of the same name. */
  hint?: string | undefined;
}

/** A voucher as a row of a list: name, value, and its last day or the day of its use (VC-39). Internal. */
export function VoucherRow({ voucher, hint }: VoucherRowProps) {
  const { promoName, amount, status, commodityName, image, href } = voucher;
  if (process.env.NODE_ENV !== "production") {
    checkName("vouchers/VoucherList", "promoName", promoName);
    checkAmount("vouchers/VoucherList", "amount", amount);
    checkKnown("vouchers/VoucherList", "status", status, voucherStatuses);
  }
  const ends = useEndsSoon(voucher);
  // A phone's line has room for one thing beside the day.
  const kind = !ends && !hasEnded(status) && commodityName && <ContentText>{commodityName}</ContentText>;
  const apart = hint || kind;
  return (
    <RowLink
      href={href}
      glyph={<VoucherLogo image={image} />}
      title={<ContentText>{promoName}</ContentText>}
      value={
        <span className={hasEnded(status) ? quiet : undefined}>
          <Amount euros={amount} />
        </span>
      }
      note={
        <span className={styles.facts}>
          {apart && <span className={styles.beforePoint}>{apart} </span>}
          <span className={styles.whole}>
            {apart && <span className={styles.point}>· </span>}
            <Validity voucher={voucher} />
          </span>
        </span>
      }
      valueNote={
        ends && (
          <StatusText tone="warning" icon={ClockIcon}>
            {ends}
          </StatusText>
        )
      }
    />
  );
}

/** The last day of a voucher with the words of its page (VC-25), or the day of its use. */
function Validity({ voucher }: { voucher: VoucherFacts }) {
  const words = useMessages(vouchersMessages);
  const formats = useFormats();
  const shown = shownStatus(voucher.status);
  const text = validityText(voucher, words, formats) || words[`status${shown}`];
  return shown === "Valid" ? text : <StatusText icon={lookOf(voucherStatusLooks, shown).icon}>{text}</StatusText>;
}

/** Returns how soon a voucher ends, if it is soon (VC-31). */
function useEndsSoon(voucher: VoucherFacts): string | undefined {
  const words = useMessages(vouchersMessages);
  const dateWords = useMessages(dateMessages);
  const formats = useFormats();
  const today = useProvidedToday();
  return today === undefined ? undefined : endsSoonText(voucher, today, words, dateWords, formats);
}
