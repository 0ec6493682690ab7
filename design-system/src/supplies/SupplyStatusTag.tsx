import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { suppliesMessages } from "./messages.it.ts";

/** Statuses of a supply, in the server's spelling (SU-03). */
export const supplyStatuses = [
  "Active",
  "UnderProcessing",
  "UnderProcessig",
  "Canceled",
  "Ceased",
  "onCeasing",
  "Sospended",
  "onSospending",
  "onWorking",
  "unknown",
] as const;
export type SupplyStatus = (typeof supplyStatuses)[number];

const underProcessing = { tone: "neutral", icon: ClockIcon, word: "statusUnderProcessing" } as const;

const looks: StatusLooks<SupplyStatus, keyof typeof suppliesMessages.words> = {
  Active: { tone: "positive", icon: CheckIcon, word: "statusActive" },
  UnderProcessing: underProcessing,
  UnderProcessig: underProcessing,
  Canceled: { tone: "neutral", icon: CloseIcon, word: "statusCanceled" },
  Ceased: { tone: "neutral", icon: CloseIcon, word: "statusCeased" },
  onCeasing: { tone: "warning", icon: ClockIcon, word: "statusOnCeasing" },
  Sospended: { tone: "negative", icon: WarningIcon, word: "statusSuspended" },
  onSospending: { tone: "warning", icon: WarningIcon, word: "statusOnSuspending" },
  onWorking: { tone: "neutral", icon: ClockIcon, word: "statusOnWorking" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "statusUnknown" },
};

export interface SupplyStatusTagProps extends StatusTagProps {
  /** One of `supplyStatuses`. Any other value shows as "Stato da verificare". */
  status: SupplyStatus | (string & {});
}

/** The status of a supply as icon, word and tint. State: `data-status`. */
export const SupplyStatusTag = forwardRef<HTMLSpanElement, SupplyStatusTagProps>(function SupplyStatusTag({ status, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("SupplyStatusTag", "status", status, supplyStatuses);
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={suppliesMessages} data-status={status} />;
});
