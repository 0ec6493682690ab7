import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";

/** Statuses of a change request (CD-04): inserted, on hold, active (confirmed), inactive (rejected). */
export const cadastralStatuses = ["Inserted", "OnHold", "Active", "Inactive"] as const;
export type CadastralStatus = (typeof cadastralStatuses)[number];

const looks: StatusLooks<CadastralStatus, keyof typeof cadastralMessages.words> = {
  Inserted: { tone: "neutral", icon: ClockIcon, word: "inserted" },
  OnHold: { tone: "warning", icon: ClockIcon, word: "onHold" },
  Active: { tone: "positive", icon: CheckIcon, word: "active" },
  Inactive: { tone: "negative", icon: CloseIcon, word: "inactive" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "unknown" },
};

export interface CadastralStatusTagProps extends StatusTagProps {
  /** One of `cadastralStatuses`. Any other value shows as "Da verificare". */
  status: CadastralStatus | (string & {});
}

/** The status of a change of cadastral data as icon, word and tint. State: `data-status`. */
export const CadastralStatusTag = forwardRef<HTMLSpanElement, CadastralStatusTagProps>(function CadastralStatusTag(
  { status, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkKnown("account/CadastralStatusTag", "status", status, cadastralStatuses, "any");
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={cadastralMessages} data-status={status} />;
});
