import { forwardRef, type HTMLAttributes, type ReactNode, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Accordion } from "../disclosure/Accordion.tsx";
import { BarcodeIcon } from "../icons/BarcodeIcon.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Panel } from "../layout/Card.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { Heading } from "../text/Heading.tsx";
import { type HeadingLevel, levelBelow } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { aroundPhone } from "../text/phoneText.ts";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown } from "../theme/misuse.ts";
import { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import * as styles from "./VoucherDetail.css.ts";
import { VoucherLogo } from "./VoucherLogo.tsx";
import { VoucherStatusTag } from "./VoucherStatusTag.tsx";
import { shownStatus, voucherStatuses } from "./voucherStatus.ts";
import { validityText } from "./voucherText.ts";

export interface VoucherDetailProps extends Omit<VoucherFacts, "href">, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** Last use, as ISO day or timestamp. */
  lastExpenditure?: string | null | undefined;
  /** Day on which the customer received the voucher, as ISO day or timestamp. */
  assignmentDate?: string | null | undefined;
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
  const noteId = useId();
  const expired = shownStatus(status) === "Expired";
  const [beforePhone, afterPhone] = aroundPhone(words.support, supportPhone ?? "");
  const level = levelBelow(headingLevel);
  return (
    <article {...rest} ref={ref} className={cx(styles.detail, className)} data-status={status}>
      <Panel className={styles.summary}>
        <div className={styles.head}>
          <VoucherLogo image={image} large />
          <div className={styles.words}>
            <Heading headingLevel={headingLevel} size="section">
              <ContentText>{promoName}</ContentText>
            </Heading>
            <p className={styles.amount}>
              <Amount euros={amount} />
            </p>
            <VoucherStatusTag status={status} />
          </div>
        </div>
        <div className={styles.actions}>
          {onShowBarcode && (
            <Button wide icon={BarcodeIcon} loading={barcodeLoading} className={styles.phoneOnly} onClick={onShowBarcode}>
              {words.showBarcode}
            </Button>
          )}
          <Button
            wide
            variant="secondary"
            icon={DownloadIcon}
            disabled={expired}
            loading={downloading}
            aria-describedby={expired ? noteId : undefined}
            onClick={onDownload}
          >
            {words.download}
          </Button>
          {expired && (
            <Text id={noteId} size="small" tone="muted">
              {words.downloadExpired}
            </Text>
          )}
        </div>
        {signInPrompt}
        <DescriptionList
          items={[
            { label: words.commodity, value: commodityName && <ContentText>{commodityName}</ContentText> },
            // A used voucher says nothing about its validity elsewhere.
            { label: words.validity, value: validityText({ status, validityEndDate }, words, formats) || day(validityEndDate) },
            { label: words.lastExpenditure, value: day(lastExpenditure) },
            { label: words.assignment, value: day(assignmentDate) },
          ]}
        />
        {supportPhone && (
          <Text>
            {beforePhone}
            <Link href={`tel:${supportPhone.replace(/[^\d+]/g, "")}`}>{supportPhone}</Link>
            {afterPhone}
          </Text>
        )}
      </Panel>
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
                  id: `${noteId}${index}`,
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
