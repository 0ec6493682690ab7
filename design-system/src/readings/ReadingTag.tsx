import { forwardRef } from "react";
import { type StatusLooks, StatusTag, type StatusTagProps } from "../feedback/StatusTag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { checkKnown } from "../theme/misuse.ts";
import { readingsMessages } from "./messages.it.ts";

/** States of a supply's self-reading: its window first, then the status of the sent reading. */
export const readingStates = [
  "closed",
  "opens",
  "open",
  "sent",
  "accepted",
  "refused",
  "automatic",
  "notActive",
  "ended",
  "unknown",
] as const;
export type ReadingState = (typeof readingStates)[number];

/** The look of each state: tone, icon and word. */
export const readingLooks: StatusLooks<ReadingState, keyof typeof readingsMessages.words> = {
  closed: { tone: "neutral", icon: CloseIcon, word: "tagClosed" },
  opens: { tone: "neutral", icon: ClockIcon, word: "tagOpens" },
  open: { tone: "warning", icon: GaugeIcon, word: "tagOpen" },
  sent: { tone: "neutral", icon: ClockIcon, word: "tagSent" },
  accepted: { tone: "positive", icon: CheckIcon, word: "tagAccepted" },
  refused: { tone: "negative", icon: WarningIcon, word: "tagRefused" },
  automatic: { tone: "positive", icon: CheckIcon, word: "tagAutomatic" },
  notActive: { tone: "neutral", icon: ClockIcon, word: "tagNotActive" },
  ended: { tone: "neutral", icon: CloseIcon, word: "tagEnded" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "tagUnknown" },
};

export interface ReadingTagProps extends StatusTagProps {
  /** One of `readingStates`. Any other value shows as "Da verificare". */
  state: ReadingState | (string & {});
}

/** The state of a self-reading as icon, word and tint. State: `data-state`. */
export const ReadingTag = forwardRef<HTMLSpanElement, ReadingTagProps>(function ReadingTag({ state, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkKnown("readings/ReadingTag", "state", state, readingStates, "any");
  return <StatusTag {...rest} ref={ref} status={state} looks={readingLooks} messages={readingsMessages} data-state={state} />;
});
