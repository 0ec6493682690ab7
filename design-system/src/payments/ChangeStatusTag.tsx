import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { InboxIcon } from "../icons/InboxIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { paymentsMessages } from "./messages.it.ts";
import type { ChangeStatus } from "./paymentTerm.ts";

interface Look {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: Extract<keyof typeof paymentsMessages.words, `change${string}`>;
}

const looks: Record<ChangeStatus, Look> = {
  Inserted: { tone: "neutral", icon: InboxIcon, word: "changeInserted" },
  OnHold: { tone: "warning", icon: ClockIcon, word: "changeOnHold" },
  Active: { tone: "positive", icon: CheckIcon, word: "changeActive" },
  Inactive: { tone: "negative", icon: CloseIcon, word: "changeInactive" },
};
const unknown: Look = { tone: "neutral", icon: HelpIcon, word: "changeUnknown" };

const isKnown = (status: string): status is ChangeStatus => Object.hasOwn(looks, status);

export interface ChangeStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** One of `changeStatuses` (spec §4); any other word shows as "Stato da verificare". */
  status: ChangeStatus | (string & {});
}

/** How a request to change the payment method stands, or a debit mandate: icon, word and tint. State: `data-status`. */
export const ChangeStatusTag = forwardRef<HTMLSpanElement, ChangeStatusTagProps>(function ChangeStatusTag({ status, ...rest }, ref) {
  const words = useMessages(paymentsMessages);
  const { tone, icon, word } = isKnown(status) ? looks[status] : unknown;
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
