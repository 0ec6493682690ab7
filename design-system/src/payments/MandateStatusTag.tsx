import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { InboxIcon } from "../icons/InboxIcon.ts";
import { paymentsMessages } from "./messages.it.ts";
import type { ChangeStatus } from "./paymentTerm.ts";

const looks: StatusLooks<ChangeStatus, keyof typeof paymentsMessages.words> = {
  Inserted: { tone: "neutral", icon: InboxIcon, word: "mandateInserted" },
  OnHold: { tone: "warning", icon: ClockIcon, word: "mandateOnHold" },
  Active: { tone: "positive", icon: CheckIcon, word: "mandateActive" },
  Inactive: { tone: "negative", icon: CloseIcon, word: "mandateInactive" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "mandateUnknown" },
};

export interface MandateStatusTagProps extends StatusTagProps {
  status: ChangeStatus | (string & {});
}

/**
 * The status of a debit mandate, which is a state and no request: "Attiva". Internal: used to build the payment summary. State:
 * `data-status`.
 */
export const MandateStatusTag = forwardRef<HTMLSpanElement, MandateStatusTagProps>(function MandateStatusTag({ status, ...rest }, ref) {
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={paymentsMessages} data-status={status} />;
});
