import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { suppliesMessages } from "./messages.it.ts";

/** How a supply stands, in the server's words (spec §4), its spellings included. */
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

interface Look {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: Extract<keyof typeof suppliesMessages.words, `status${string}`>;
}

const underProcessing: Look = { tone: "neutral", icon: ClockIcon, word: "statusUnderProcessing" };
const unknown: Look = { tone: "neutral", icon: HelpIcon, word: "statusUnknown" };

const looks: Record<SupplyStatus, Look> = {
  Active: { tone: "positive", icon: CheckIcon, word: "statusActive" },
  UnderProcessing: underProcessing,
  UnderProcessig: underProcessing,
  Canceled: { tone: "neutral", icon: CloseIcon, word: "statusCanceled" },
  Ceased: { tone: "neutral", icon: CloseIcon, word: "statusCeased" },
  onCeasing: { tone: "warning", icon: ClockIcon, word: "statusOnCeasing" },
  Sospended: { tone: "negative", icon: WarningIcon, word: "statusSuspended" },
  onSospending: { tone: "warning", icon: WarningIcon, word: "statusOnSuspending" },
  onWorking: { tone: "neutral", icon: ClockIcon, word: "statusOnWorking" },
  unknown,
};

const isKnown = (status: string): status is SupplyStatus => Object.hasOwn(looks, status);

export interface SupplyStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** One of `supplyStatuses`; any other word shows as "Stato da verificare". */
  status: SupplyStatus | (string & {});
}

/** How a supply stands, as icon, word and tint. State: `data-status`. */
export const SupplyStatusTag = forwardRef<HTMLSpanElement, SupplyStatusTagProps>(function SupplyStatusTag({ status, ...rest }, ref) {
  const words = useMessages(suppliesMessages);
  const { tone, icon, word } = isKnown(status) ? looks[status] : unknown;
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
