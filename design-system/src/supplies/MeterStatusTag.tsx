import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { detailMessages } from "./detailMessages.it.ts";

/** Statuses of a meter (SU-03). */
export const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown"] as const;
export type MeterStatus = (typeof meterStatuses)[number];

const looks: StatusLooks<MeterStatus, keyof typeof detailMessages.words> = {
  active: { tone: "positive", icon: CheckIcon, word: "meterActive" },
  removed: { tone: "neutral", icon: CloseIcon, word: "meterRemoved" },
  waiting: { tone: "warning", icon: ClockIcon, word: "meterWaiting" },
  installedWithoutContract: { tone: "warning", icon: WarningIcon, word: "meterInstalledWithoutContract" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "meterUnknown" },
};

export interface MeterStatusTagProps extends StatusTagProps {
  /** One of `meterStatuses`. Any other value shows as "Stato del contatore da verificare". */
  status: MeterStatus | (string & {});
}

/** The status of a meter as icon, word and tint. State: `data-status`. */
export const MeterStatusTag = forwardRef<HTMLSpanElement, MeterStatusTagProps>(function MeterStatusTag({ status, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("supplies/MeterStatusTag", "status", status, meterStatuses, "any");
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={detailMessages} data-status={status} />;
});
