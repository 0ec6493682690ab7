import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { DescriptionList, type DescriptionListProps } from "../data/DescriptionList.tsx";
import { MaskedValue } from "../data/MaskedValue.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Tag } from "../feedback/Tag.tsx";
import { digitsMask, ibanMask, showCode, type TextMask } from "../forms/textMask.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { Grid } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { ChangeStatusTag, type ChangeStatusTagProps } from "./ChangeStatusTag.tsx";
import { MandateStatusTag } from "./MandateStatusTag.tsx";
import { paymentsMessages } from "./messages.it.ts";
import * as styles from "./PaymentSummary.css.ts";
import { changeStatuses, type DeliveryMode, type PaymentMode, withDate } from "./paymentTerm.ts";

export interface PaymentTermFacts {
  /** Payment method, or null if it is unknown. */
  mode: PaymentMode | null;
  /** IBAN without spaces: "IT60X0542811101000000123456". Shown masked, and only for the method Bank. */
  iban?: string | null | undefined;
  /** Status of the debit mandate. */
  ibanStatus?: ChangeStatusTagProps["status"] | null | undefined;
  /** 13 digits. Shown masked, and only for the method Booklet. */
  booklet?: string | null | undefined;
  /**
   * ISO day from which the method applies. While the last request is open (Inserted, OnHold), the day from which the requested method
   * applies.
   */
  effectiveDate?: string | null | undefined;
  /** The last requested change of method: ISO day and "HH:mm" in Rome. `when` replaces both by a text in another format. */
  lastRequest?:
    | {
        status: ChangeStatusTagProps["status"];
        date?: string | null | undefined;
        time?: string | null | undefined;
        when?: string | undefined;
      }
    | null
    | undefined;

  deliveryMode: DeliveryMode | null;
  email?: string | null | undefined;
  /** False until the link in the confirmation e-mail is opened ("validating", EM-02). @default true */
  emailConfirmed?: boolean | undefined;
  /** ISO day or timestamp at which the link was sent. */
  validatingSince?: string | null | undefined;
  pec?: string | null | undefined;
  /** Name on the envelope, if it is not the customer's. */
  shipTo?: string | null | undefined;
  /** Postal address on one line. */
  postalAddress?: string | null | undefined;
}

/** Parts of the summary. */
export const paymentParts = ["payment", "delivery"] as const;
export type PaymentPart = (typeof paymentParts)[number];

export interface PaymentSummaryProps extends PaymentTermFacts, Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Shows only this part, without its heading, under a heading that names it already. @default both */
  part?: PaymentPart | undefined;
  /** Buttons or links under the payment method: "Cambia metodo". */
  paymentActions?: ReactNode;
  /** Buttons or links under the delivery: "Cambia consegna", "Modifica e-mail". */
  deliveryActions?: ReactNode;
  /** Heading level of the two parts. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const modeWords = { Bank: "modeBank", Booklet: "modeBooklet", Postal: "modePostal" } as const;

const masked = (code: string | null | undefined, mask: TextMask, label: string) =>
  code ? <MaskedValue value={showCode(mask.plain(code), mask)} label={label} /> : null;

interface PartProps {
  title: string;
  /** Without it there is no heading. */
  headingLevel: HeadingLevel | undefined;
  items: DescriptionListProps["items"];
  actions: ReactNode;
}

const Part = ({ title, headingLevel, items, actions }: PartProps) => (
  <section className={styles.part}>
    {headingLevel && (
      <Heading headingLevel={headingLevel} size="small">
        {title}
      </Heading>
    )}
    <DescriptionList items={items} />
    {actions && (
      <ButtonGroup align="start" className={styles.actions}>
        {actions}
      </ButtonGroup>
    )}
  </section>
);

function LastRequest({ request }: { request: NonNullable<PaymentTermFacts["lastRequest"]> }) {
  const words = useMessages(paymentsMessages);
  const date = useFormats().formatDayMonth(request.date, { year: true });
  const time = request.time?.slice(0, 5);
  return (
    <span className={styles.pair}>
      <ChangeStatusTag status={request.status} />
      {date && <span>{request.when ?? (time ? fill(words.dateAndTime, { date, time }) : date)}</span>}
    </span>
  );
}

/** The address for bills, and since when its confirmation is awaited. */
function Email({ email, confirmed, since }: { email: string; confirmed: boolean; since: string | null | undefined }) {
  const words = useMessages(paymentsMessages);
  const formats = useFormats();
  return (
    <span className={styles.pair}>
      {email}
      {!confirmed && (
        <>
          <Tag tone="warning" icon={ClockIcon}>
            {words.emailUnconfirmed}
          </Tag>
          <span className={styles.note}>{withDate(words.linkSent, words.linkSentVowel, since, formats)}</span>
        </>
      )}
    </span>
  );
}

function checkStatuses({ ibanStatus, lastRequest }: Pick<PaymentTermFacts, "ibanStatus" | "lastRequest">): void {
  if (ibanStatus) checkKnown("payments/PaymentSummary", "ibanStatus", ibanStatus, changeStatuses);
  if (lastRequest) checkKnown("payments/PaymentSummary", "lastRequest.status", lastRequest.status, changeStatuses);
}

/** The payment method of a supply and the delivery of its bills (PM-19). State: `data-mode`. */
export const PaymentSummary = forwardRef<HTMLElement, PaymentSummaryProps>(function PaymentSummary(
  {
    mode,
    iban,
    ibanStatus,
    booklet,
    effectiveDate,
    lastRequest,
    deliveryMode,
    email,
    emailConfirmed = true,
    validatingSince,
    pec,
    shipTo,
    postalAddress,
    part: only,
    paymentActions,
    deliveryActions,
    headingLevel = 3,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkStatuses({ ibanStatus, lastRequest });
  const words = useMessages(paymentsMessages);
  const formats = useFormats();
  const byEmail = deliveryMode === "Email";
  const isOpen = lastRequest?.status === "Inserted" || lastRequest?.status === "OnHold";
  const payment = [
    { label: words.mode, value: mode && words[modeWords[mode]] },
    ...(mode === "Bank"
      ? [
          { label: words.iban, value: masked(iban, ibanMask, words.ibanName) },
          { label: words.ibanStatus, value: ibanStatus && <MandateStatusTag status={ibanStatus} /> },
        ]
      : []),
    ...(mode === "Booklet" ? [{ label: words.booklet, value: masked(booklet, digitsMask, words.bookletName) }] : []),
    isOpen
      ? { label: words.nextEffectiveDate, value: withDate(words.nextFrom, words.nextFromVowel, effectiveDate, formats) }
      : { label: words.effectiveDate, value: formats.formatDayMonth(effectiveDate, { year: true }) },
    ...(lastRequest ? [{ label: words.lastRequest, value: <LastRequest request={lastRequest} /> }] : []),
  ];
  const delivery = [
    { label: words.delivery, value: deliveryMode && (byEmail ? words.deliveryEmail : words.deliveryPostal) },
    ...(byEmail || email
      ? [{ label: words.email, value: email && <Email email={email} confirmed={emailConfirmed} since={validatingSince} /> }]
      : []),
    { label: words.pec, value: pec },
    ...(shipTo ? [{ label: words.shipTo, value: shipTo }] : []),
    ...(!byEmail || postalAddress ? [{ label: words.postalAddress, value: postalAddress }] : []),
  ];
  const level = only ? undefined : headingLevel;
  return (
    <Grid gap={8} {...rest} ref={ref} data-mode={mode ?? undefined}>
      {only !== "delivery" && <Part title={words.paymentTitle} headingLevel={level} items={payment} actions={paymentActions} />}
      {only !== "payment" && <Part title={words.deliveryTitle} headingLevel={level} items={delivery} actions={deliveryActions} />}
    </Grid>
  );
});
