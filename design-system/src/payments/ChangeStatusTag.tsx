import { forwardRef } from "react";
import { requestLooks } from "../feedback/requestLooks.ts";
import { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";
import { StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { checkKnown } from "../theme/misuse.ts";
import { type ChangeStatus, changeStatuses } from "./paymentTerm.ts";

const { received, inProgress, done, unsuccessful, unknown } = requestLooks;
const looks = { Inserted: received, OnHold: inProgress, Active: done, Inactive: unsuccessful, unknown };

export interface ChangeStatusTagProps extends StatusTagProps {
  /** One of `changeStatuses` (PM-17). Any other value shows as "Da verificare". */
  status: ChangeStatus | (string & {});
}

/** The status of a request for another payment method, as icon, word and tint. State: `data-status`. */
export const ChangeStatusTag = forwardRef<HTMLSpanElement, ChangeStatusTagProps>(function ChangeStatusTag({ status, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("payments/ChangeStatusTag", "status", status, changeStatuses, "any");
  return <StatusTag {...rest} ref={ref} status={status} looks={looks} messages={requestStatusMessages} data-status={status} />;
});
