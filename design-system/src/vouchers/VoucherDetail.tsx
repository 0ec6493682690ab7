import { forwardRef, type HTMLAttributes, type ReactNode, useId } from "react";
import { Amount } from "../data/Amount.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { isAbsent } from "../data/isAbsent.ts";
import { useFormats } from "../data/useFormats.ts";
import { Accordion } from "../disclosure/Accordion.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Panel } from "../layout/Card.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { type HeadingLevel, levelBelow } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { aroundPhone, unbrokenPhone } from "../text/phoneText.ts";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown } from "../theme/misuse.ts";
import { vouchersMessages } from "./messages.it.ts";
import { VoucherButtons } from "./VoucherButtons.tsx";
import { quiet } from "./VoucherCard.css.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import * as styles from "./VoucherDetail.css.ts";
import type { VoucherFailure } from "./VoucherErrorDialog.tsx";
import { VoucherLogo } from "./VoucherLogo.tsx";
import { VoucherStatusTag } from "./VoucherStatusTag.tsx";
import { hasEnded, shownStatus, voucherStatuses } from "./voucherStatus.ts";
import { validityText } from "./voucherText.ts";

export interface VoucherDetailProps extends Omit<VoucherFacts, "href">, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** The partner's conditions, plain text or HTML (see `SafeHtml`). */
  termsOfUse?: string | null | undefined;
  /** More information in the server's order; the contents are plain text or HTML. */
  infos?: readonly { title: string; content: string }[] | undefined;
  /** Phone number of the customer service. */
  supportPhone?: string | null | undefined;
  /** Called to download the PDF. An expired voucher has none. */
  onDownload: () => void;
  /** True while the PDF is being downloaded. @default false */
  downloading?: boolean | undefined;
  /** Called to open the barcode, by a button that is shown on phones if this is set. */
  onShowBarcode?: (() => void) | undefined;
  /** True while the barcode is loading. @default false */
  barcodeLoading?: boolean | undefined;
  /** Operation that failed last, until another one starts. A line below the buttons says what is safe and what to do. @default none */
  failed?: VoucherFailure | undefined;
  /** A `VoucherSignInPrompt` for visitors without a session. */
  signInPrompt?: ReactNode;
  /** Heading level of the promotion's name. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** All details of one voucher (VC-02). State: `data-status`. */
export const VoucherDetail = forwardRef<HTMLElement, VoucherDetailProps>(function VoucherDetail(
  {
    promoName,
    amount,
    status,
    validityEndDate,
    commodityName,
    image,
    lastExpenditure,
    assignmentDate,
    termsOfUse,
    infos = [],
    supportPhone,
    onDownload,
    downloading,
    onShowBarcode,
    barcodeLoading,
    failed,
    signInPrompt,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkAmount("vouchers/VoucherDetail", "amount", amount);
    checkKnown("vouchers/VoucherDetail", "status", status, voucherStatuses);
  }
  const words = useMessages(vouchersMessages);
  const formats = useFormats();
  const day = (value: string | null | undefined) => formats.formatDayMonth(value, { year: true });
  const infosId = useId();
  const used = shownStatus(status) === "Used";
  const validity = validityText({ status, validityEndDate, lastExpenditure }, words, formats);
  const [beforePhone, afterPhone] = aroundPhone(words.support, supportPhone ?? "");
  const level = levelBelow(headingLevel);
  const facts = [
    { label: words.commodity, value: commodityName && <ContentText>{commodityName}</ContentText> },
    // The day of a used voucher is in the message above.
    { label: words.validity, value: used ? null : validity },
    { label: words.lastExpenditure, value: used ? null : day(lastExpenditure) },
    { label: words.assignment, value: day(assignmentDate) },
  ].filter(({ value }) => !isAbsent(value));
  const actions = <VoucherButtons {...{ status, onDownload, downloading, onShowBarcode, barcodeLoading, failed }} />;
  return (
    <article {...rest} ref={ref} className={cx(styles.detail, className)} data-status={status}>
      <div className={styles.value}>
        {used && <Alert title={validity || words.usedTitle}>{words.usedText}</Alert>}
        <Panel className={styles.summary}>
          <div className={styles.head}>
            <VoucherLogo image={image} large />
            <div className={styles.words}>
              <Heading headingLevel={headingLevel} size="section">
                <ContentText>{promoName}</ContentText>
              </Heading>
              <p className={cx(styles.amount, hasEnded(status) && quiet)}>
                <Amount euros={amount} />
              </p>
              <VoucherStatusTag status={status} validityEndDate={validityEndDate} />
            </div>
          </div>
          {!used && actions}
          {signInPrompt}
          {facts.length > 0 && <DescriptionList items={facts} />}
          {used && actions}
          {supportPhone && (
            <Text>
              {beforePhone}
              <Link href={`tel:${supportPhone.replace(/[^\d+]/g, "")}`}>{unbrokenPhone(supportPhone)}</Link>
              {afterPhone}
            </Text>
          )}
        </Panel>
      </div>
      {(termsOfUse || infos.length > 0) && (
        <div className={styles.reading}>
          {termsOfUse && (
            <section className={styles.section}>
              <Heading headingLevel={level}>{words.terms}</Heading>
              <SafeHtml html={termsOfUse} />
            </section>
          )}
          {infos.length > 0 && (
            <section className={styles.section}>
              <Heading headingLevel={level}>{words.infos}</Heading>
              <Accordion
                headingLevel={levelBelow(level)}
                items={infos.map(({ title, content }, index) => ({
                  id: `${infosId}${index}`,
                  title: <ContentText>{title}</ContentText>,
                  content: <SafeHtml html={content} />,
                }))}
              />
            </section>
          )}
        </div>
      )}
    </article>
  );
});
