import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { detailMessages } from "./detailMessages.it.ts";

/** How a meter stands (spec §3). */
export const meterStatuses = ["active", "removed", "waiting", "installedWithoutContract", "unknown"] as const;
export type MeterStatus = (typeof meterStatuses)[number];

interface Look {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: Extract<keyof typeof detailMessages.words, `meter${string}`>;
}

const looks: Record<MeterStatus, Look> = {
  active: { tone: "positive", icon: CheckIcon, word: "meterActive" },
  removed: { tone: "neutral", icon: CloseIcon, word: "meterRemoved" },
  waiting: { tone: "warning", icon: ClockIcon, word: "meterWaiting" },
  installedWithoutContract: { tone: "warning", icon: WarningIcon, word: "meterInstalledWithoutContract" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "meterUnknown" },
};

const isKnown = (status: string): status is MeterStatus => Object.hasOwn(looks, status);

export interface MeterStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** One of `meterStatuses`; any other word shows as "Stato del contatore da verificare". */
  status: MeterStatus | (string & {});
}

/** How a meter stands, as icon, word and tint. State: `data-status`. */
export const MeterStatusTag = forwardRef<HTMLSpanElement, MeterStatusTagProps>(function MeterStatusTag({ status, ...rest }, ref) {
  const words = useMessages(detailMessages);
  const { tone, icon, word } = isKnown(status) ? looks[status] : looks.unknown;
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
