import { CheckIcon } from "../icons/CheckIcon.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { HourglassIcon } from "../icons/HourglassIcon.ts";
import { InboxIcon } from "../icons/InboxIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import type { requestStatusMessages } from "./requestStatusMessages.it.ts";
import type { StatusLook } from "./StatusTag.tsx";

type Word = keyof typeof requestStatusMessages.words;

/** Look of each status of a request, by its word. The tags of the rooms map the statuses of their servers to it. */
export const requestLooks: Readonly<Record<Word, StatusLook<Word>>> = {
  received: { tone: "neutral", icon: InboxIcon, word: "received" },
  inProgress: { tone: "neutral", icon: HourglassIcon, word: "inProgress" },
  waiting: { tone: "warning", icon: WarningIcon, word: "waiting" },
  done: { tone: "positive", icon: CheckIcon, word: "done" },
  unsuccessful: { tone: "negative", icon: WarningIcon, word: "unsuccessful" },
  unknown: { tone: "neutral", icon: HelpIcon, word: "unknown" },
};
