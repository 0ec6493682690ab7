import { forwardRef } from "react";
import { requestLooks } from "../feedback/requestLooks.ts";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { checkKnown } from "../theme/misuse.ts";

/** Statuses of a change request (CD-04): inserted (received), on hold (in progress), active (done), inactive (failed). */
export const cadastralStatuses = ["Inserted", "OnHold", "Active", "Inactive"] as const;
export type CadastralStatus = (typeof cadastralStatuses)[number];

const { received, inProgress, done, unsuccessful, unknown } = requestLooks;
const looks = { Inserted: received, OnHold: inProgress, Active: done, Inactive: unsuccessful, unknown };

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
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={requestStatusMessages} data-status={status} />;
});
