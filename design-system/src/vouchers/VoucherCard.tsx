import { forwardRef, type HTMLAttributes, memo } from "react";
import { formatMoney } from "../data/format.ts";
import { card } from "../layout/Card.css.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount, checkName } from "../theme/misuse.ts";
import { vouchersMessages } from "./messages.it.ts";
import * as styles from "./VoucherCard.css.ts";
import { VoucherLogo } from "./VoucherLogo.tsx";
import { VoucherStatusTag } from "./VoucherStatusTag.tsx";
import type { AnyVoucherStatus } from "./voucherStatus.ts";
import { validityText } from "./voucherText.ts";

/** What a card tells of a voucher. */
export interface VoucherFacts {
  /** The voucher's id; the element's `id` as well. */
  id: string;
  /** What it is given for. Wraps, never cut. */
  promoName: string;
  /** Euros. */
  amount: number | null;
  status: AnyVoucherStatus;
  /** Last day on which it can be used: ISO day or timestamp. A card of a used one doesn't show it. */
  validityEndDate?: string | null | undefined;
  /** What it belongs to, in the server's words: "Luce". */
  commodityName?: string | null | undefined;
  /** Address of the partner's logo. */
  image?: string | null | undefined;
  /** Its own page. */
  href: string;
}

export interface VoucherCardProps extends VoucherFacts, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** What tells it from another of the same name, for who hears its link alone. @default none */
  hint?: string | undefined;
  /** Place of the name in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** One voucher: what it is worth, until when, and the way to its page. State: `data-status`. */
export const VoucherCard = memo(
  forwardRef<HTMLElement, VoucherCardProps>(function VoucherCard(
    { promoName, amount, status, validityEndDate, commodityName, image, href, hint, headingLevel = 2, className, ...rest },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkName("VoucherCard", "promoName", promoName);
      checkAmount("VoucherCard", "amount", amount);
    }
    const words = useMessages(vouchersMessages);
    const Name = `h${headingLevel}` as const;
    const validity = validityText({ status, validityEndDate }, words);
    return (
      <article {...rest} ref={ref} className={cx(card, styles.voucher, className)} data-status={status}>
        <div className={styles.head}>
          <VoucherLogo image={image} />
          <div className={styles.words}>
            <Name className={styles.name}>{promoName}</Name>
            {commodityName && <p className={styles.fact}>{commodityName}</p>}
          </div>
        </div>
        <div className={styles.worth}>
          <p className={styles.amount}>{formatMoney(amount)}</p>
          <VoucherStatusTag status={status} />
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
