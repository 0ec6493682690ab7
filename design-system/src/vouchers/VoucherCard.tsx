import { forwardRef, type HTMLAttributes, memo } from "react";
import { Amount } from "../data/Amount.tsx";
import { useFormats } from "../data/useFormats.ts";
import { card } from "../layout/Card.css.ts";
import { ContentText } from "../text/ContentText.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown, checkName } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import { vouchersMessages } from "./messages.it.ts";
import * as styles from "./VoucherCard.css.ts";
import type { VoucherFacts } from "./voucherFacts.ts";
import { hasEnded, voucherStatuses } from "./voucherStatus.ts";

export type { VoucherFacts } from "./voucherFacts.ts";

import { VoucherLogo } from "./VoucherLogo.tsx";
import { VoucherStatusTag } from "./VoucherStatusTag.tsx";
import { receivedText, validityText } from "./voucherText.ts";

export interface VoucherCardProps extends VoucherFacts, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** Text that distinguishes vouchers of the same name, added to the accessible name of the link. @default none */
  hint?: string | undefined;
  /** Heading level of the name. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** One voucher: value, validity, and a link to its page. State: `data-status`. */
export const VoucherCard = memo(
  forwardRef<HTMLElement, VoucherCardProps>(function VoucherCard(
    {
      promoName,
      amount,
      status,
      validityEndDate,
      lastExpenditure,
      assignmentDate,
      commodityName,
      image,
      href,
      hint,
      headingLevel = 2,
      className,
      ...rest
    },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkName("vouchers/VoucherCard", "promoName", promoName);
      checkAmount("vouchers/VoucherCard", "amount", amount);
      checkKnown("vouchers/VoucherCard", "status", status, voucherStatuses);
    }
    const words = useMessages(vouchersMessages);
    const formats = useFormats();
    const Name = `h${headingLevel}` as const;
    const validity = validityText({ status, validityEndDate, lastExpenditure }, words, formats);
    // The day of receipt matters only beside a voucher of the same name.
    const today = useProvidedToday();
    const received = hint && receivedText({ status, assignmentDate }, words, formats, today);
    return (
      <article {...rest} ref={ref} className={cx(card, styles.voucher, className)} data-status={status}>
        <div className={styles.head}>
          <VoucherLogo image={image} />
          <div className={styles.words}>
            <Name className={styles.name}>
              <ContentText>{promoName}</ContentText>
            </Name>
            {(commodityName || received) && (
              <p className={styles.fact}>
                {received}
                {commodityName && received && " · "}
                {commodityName && <ContentText>{commodityName}</ContentText>}
              </p>
            )}
          </div>
        </div>
        <div className={styles.worth}>
          <p className={cx(styles.amount, hasEnded(status) && styles.quiet)}>
            <Amount euros={amount} />
          </p>
          <VoucherStatusTag status={status} validityEndDate={validityEndDate} />
        </div>
        {validity && <p className={styles.fact}>{validity}</p>}
        <Link
          href={href}
          icon="arrow"
          className={styles.link}
          aria-label={fill(hint ? words.openHint : words.openName, { words: words.open, name: promoName, hint: hint ?? "" })}
        >
          {words.open}
        </Link>
      </article>
    );
  }),
);
