import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { SuccessIcon } from "../icons/SuccessIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { type AnyVoucherStatus, shownStatus } from "./voucherStatus.ts";

const looks = {
  Valid: { tone: "positive", icon: SuccessIcon, word: "statusValid" },
  Expired: { tone: "negative", icon: ClockIcon, word: "statusExpired" },
  Used: { tone: "neutral", icon: CheckIcon, word: "statusUsed" },
  Unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
} as const;

export interface VoucherStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** ToBeAssigned and Assigned show as "Valido" (spec §4); any other word as "Stato da verificare". */
  status: AnyVoucherStatus;
}

/** How a voucher stands, as icon, word and tint. State: `data-status`. */
export const VoucherStatusTag = forwardRef<HTMLSpanElement, VoucherStatusTagProps>(function VoucherStatusTag({ status, ...rest }, ref) {
  const words = useMessages(vouchersMessages);
  const { tone, icon, word } = looks[shownStatus(status)];
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
