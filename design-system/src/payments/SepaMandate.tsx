import { forwardRef, type HTMLAttributes, useId } from "react";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { isAbsent } from "../data/isAbsent.ts";
import { useFormats } from "../data/useFormats.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { ibanMask, showCode } from "../forms/textMask.ts";
import { Card } from "../layout/Card.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./SepaMandate.css.ts";

export interface SepaMandateProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The creditor: name and, if available, creditor identifier. */
  creditor: { name: string; identifier?: string | undefined };
  /** Holder of the account. If it is empty its line is left out. */
  holder: string;
  /** IBAN without spaces. It is shown in full and in groups, so that the customer can check it (WCAG 3.3.4). */
  iban: string;
  /** ISO day from which bills are debited. Without it the line is omitted. */
  startDate?: string | null | undefined;
  /** Heading level. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The mandate for a SEPA direct debit that the customer signs: creditor, holder and IBAN at first sight, its text and the customer's rights
 * on request, in place.
 */
export const SepaMandate = forwardRef<HTMLElement, SepaMandateProps>(function SepaMandate(
  { creditor, holder, iban, startDate, headingLevel = 3, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const { formatDayMonth } = useFormats();
  const titleId = useId();
  const start = formatDayMonth(startDate, { year: true });
  return (
    <Card as="section" aria-labelledby={titleId} {...rest} ref={ref} className={cx(styles.mandate, className)}>
      <Heading headingLevel={headingLevel} size="small" id={titleId}>
        {words.mandateTitle}
      </Heading>
      <DescriptionList
        items={[
          { label: words.creditor, value: creditor.name },
          ...(isAbsent(holder) ? [] : [{ label: words.mandateHolder, value: holder }]),
          {
            label: "IBAN",
            value: iban && (
              <span dir="ltr" className={styles.iban}>
                {showCode(ibanMask.plain(iban), ibanMask)}
              </span>
            ),
          },
        ]}
      />
      <Disclosure summary={words.mandateRead} contentClassName={styles.text}>
        <DescriptionList
          items={[
            ...(creditor.identifier ? [{ label: words.creditorId, value: creditor.identifier }] : []),
            { label: words.mandateType, value: words.recurrent },
            ...(start ? [{ label: words.startDate, value: start }] : []),
          ]}
        />
        <Text size="small">{fill(words.mandateText, { creditor: creditor.name })}</Text>
        <ul aria-label={words.mandateRights} className={styles.rights}>
          <li>{words.mandateRefund}</li>
          <li>{words.mandateNotice}</li>
          <li>{words.mandateRevoke}</li>
        </ul>
      </Disclosure>
    </Card>
  );
});
