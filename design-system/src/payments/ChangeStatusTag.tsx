import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { InboxIcon } from "../icons/InboxIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { paymentsMessages } from "./messages.it.ts";
import { type ChangeStatus, changeStatuses } from "./paymentTerm.ts";

const looks: StatusLooks<ChangeStatus, keyof typeof paymentsMessages.words> = {
  Inserted: { tone: "neutral", icon: InboxIcon, word: "changeInserted" },
  OnHold: { tone: "warning", icon: ClockIcon, word: "changeOnHold" },
  Active: { tone: "positive", icon: CheckIcon, word: "changeActive" },
  Inactive: { tone: "negative", icon: CloseIcon, word: "changeInactive" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "changeUnknown" },
};

export interface ChangeStatusTagProps extends StatusTagProps {
  /** One of `changeStatuses` (PM-17). Any other value shows as "Stato da verificare". */
  status: ChangeStatus | (string & {});
}

/** The status of a payment change request or of a debit mandate, as icon, word and tint. State: `data-status`. */
export const ChangeStatusTag = forwardRef<HTMLSpanElement, ChangeStatusTagProps>(function ChangeStatusTag({ status, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("payments/ChangeStatusTag", "status", status, changeStatuses, "any");
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={paymentsMessages} data-status={status} />;
});
