import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";

/** What has become of a change (spec §4): inserted, on hold, active (confirmed), inactive (refused). */
export const cadastralStatuses = ["Inserted", "OnHold", "Active", "Inactive"] as const;
export type CadastralStatus = (typeof cadastralStatuses)[number];

interface Look {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: "inserted" | "onHold" | "active" | "inactive" | "unknown";
}

const looks: Record<CadastralStatus, Look> = {
  Inserted: { tone: "neutral", icon: ClockIcon, word: "inserted" },
  OnHold: { tone: "warning", icon: ClockIcon, word: "onHold" },
  Active: { tone: "positive", icon: CheckIcon, word: "active" },
  Inactive: { tone: "negative", icon: CloseIcon, word: "inactive" },
};
const unknown: Look = { tone: "neutral", icon: HelpIcon, word: "unknown" };

const isKnown = (status: string): status is CadastralStatus => Object.hasOwn(looks, status);

export interface CadastralStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** One of `cadastralStatuses`; any other word shows as "Da verificare". */
  status: CadastralStatus | (string & {});
}

/** What has become of a change of cadastral data, as icon, word and tint. State: `data-status`. */
export const CadastralStatusTag = forwardRef<HTMLSpanElement, CadastralStatusTagProps>(function CadastralStatusTag(
  { status, ...rest },
  ref,
) {
  const words = useMessages(cadastralMessages);
  const { tone, icon, word } = isKnown(status) ? looks[status] : unknown;
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
