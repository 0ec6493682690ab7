import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import type { Icon } from "../icons/createIcon.tsx";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";

/** How the reading of a supply stands: its window, then what became of what was sent. */
export const readingStates = ["closed", "opens", "open", "sent", "accepted", "refused", "automatic", "unknown"] as const;
export type ReadingState = (typeof readingStates)[number];

interface Look {
  tone: NonNullable<TagProps["tone"]>;
  icon: Icon;
  word: Extract<keyof typeof readingsMessages.words, `tag${string}`>;
}

const looks: Record<ReadingState, Look> = {
  closed: { tone: "neutral", icon: CloseIcon, word: "tagClosed" },
  opens: { tone: "neutral", icon: ClockIcon, word: "tagOpens" },
  open: { tone: "warning", icon: GaugeIcon, word: "tagOpen" },
  sent: { tone: "neutral", icon: ClockIcon, word: "tagSent" },
  accepted: { tone: "positive", icon: CheckIcon, word: "tagAccepted" },
  refused: { tone: "negative", icon: WarningIcon, word: "tagRefused" },
  automatic: { tone: "positive", icon: CheckIcon, word: "tagAutomatic" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "tagUnknown" },
};

const isKnown = (state: string): state is ReadingState => Object.hasOwn(looks, state);

export interface ReadingTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** One of `readingStates`; any other word shows as "Da verificare". */
  state: ReadingState | (string & {});
}

/** How a reading stands, as icon, word and tint. State: `data-state`. */
export const ReadingTag = forwardRef<HTMLSpanElement, ReadingTagProps>(function ReadingTag({ state, ...rest }, ref) {
  const words = useMessages(readingsMessages);
  const { tone, icon, word } = looks[isKnown(state) ? state : "unknown"];
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-state={state}>
      {words[word]}
    </Tag>
  );
});
