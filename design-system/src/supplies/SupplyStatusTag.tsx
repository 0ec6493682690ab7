import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { suppliesMessages } from "./messages.it.ts";
import { type SupplyStatus, supplyStatuses } from "./supplyStatus.ts";

/** The look of each status: of its tag, and of its words in a row. */
export const supplyStatusLooks: StatusLooks<SupplyStatus, keyof typeof suppliesMessages.words> = {
  active: { tone: "positive", icon: CheckIcon, word: "statusActive" },
  underProcessing: { tone: "neutral", icon: ClockIcon, word: "statusUnderProcessing" },
  inProgress: { tone: "neutral", icon: ClockIcon, word: "statusInProgress" },
  ceasing: { tone: "warning", icon: ClockIcon, word: "statusCeasing" },
  suspending: { tone: "warning", icon: WarningIcon, word: "statusSuspending" },
  suspended: { tone: "negative", icon: WarningIcon, word: "statusSuspended" },
  ceased: { tone: "neutral", icon: CloseIcon, word: "statusCeased" },
  cancelled: { tone: "neutral", icon: CloseIcon, word: "statusCancelled" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
};

export interface SupplyStatusTagProps extends StatusTagProps {
  /** One of `supplyStatuses`. Any other value shows as "Stato da verificare". */
  status: SupplyStatus | (string & {});
}

/** The status of a supply as icon, word and tint. State: `data-status`. */
export const SupplyStatusTag = forwardRef<HTMLSpanElement, SupplyStatusTagProps>(function SupplyStatusTag({ status, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("supplies/SupplyStatusTag", "status", status, supplyStatuses, "any");
  return <StatusTag {...rest} ref={ref} status={status} looks={supplyStatusLooks} messages={suppliesMessages} data-status={status} />;
});
