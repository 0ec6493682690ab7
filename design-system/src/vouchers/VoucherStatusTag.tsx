import { forwardRef } from "react";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { Tag } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./voucherFacts.ts";
import { type AnyVoucherStatus, shownStatus, voucherStatuses } from "./voucherStatus.ts";
import { endsSoonText } from "./voucherText.ts";

/** The look of each status: of its tag, and the icon of its words in a row. */
export const voucherStatusLooks: StatusLooks<"Valid" | "Expired" | "Used", keyof typeof vouchersMessages.words> = {
  Valid: { tone: "positive", icon: SuccessIcon, word: "statusValid" },
  Expired: { tone: "negative", icon: ClockIcon, word: "statusExpired" },
  Used: { tone: "neutral", icon: CheckIcon, word: "statusUsed" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
};

export interface VoucherStatusTagProps extends StatusTagProps, Pick<VoucherFacts, "validityEndDate"> {
  /** Status of the voucher. ToBeAssigned and Assigned show as "Valido" (VC-01), any unknown status as "Stato da verificare". */
  status: AnyVoucherStatus;
}

/** The status of a voucher as icon, word and tint. State: `data-status`. */
export const VoucherStatusTag = forwardRef<HTMLSpanElement, VoucherStatusTagProps>(function VoucherStatusTag(
  { status, validityEndDate, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkKnown("vouchers/VoucherStatusTag", "status", status, voucherStatuses, "any");
  const words = useMessages(vouchersMessages);
  const dateWords = useMessages(dateMessages);
  const formats = useFormats();
  const today = useProvidedToday();
  const ends = today === undefined ? undefined : endsSoonText({ status, validityEndDate }, today, words, dateWords, formats);
  if (ends)
    return (
      <Tag {...rest} ref={ref} tone="warning" icon={ClockIcon} data-status={status}>
        {ends}
      </Tag>
    );
  return (
    <StatusTag
      {...rest}
      ref={ref}
      status={shownStatus(status)}
      looks={voucherStatusLooks}
      messages={vouchersMessages}
      data-status={status}
    />
  );
});
