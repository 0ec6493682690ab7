import { useFormats } from "../data/useFormats.ts";
import { requestLooks } from "../feedback/requestLooks.ts";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { useProvidedToday } from "../theme/today.ts";
import { requestMessages } from "./requestMessages.it.ts";
import { type RequestMoments, type RequestStatus, type RequestType, requestStatuses, requestTypes } from "./requestProgress.ts";

const { received, inProgress, waiting, done, unsuccessful, unknown } = requestLooks;

/** Look of each status of a request of the customer. */
export const statusLooks = {
  Open: received,
  InProgress: inProgress,
  WaitingForCustomer: waiting,
  ClosedSuccessfully: done,
  ClosedWithFailure: unsuccessful,
  unknown,
};

/** Returns what the customer can do next, or undefined if nothing. */
function nextText({ type, replaced }: TextFacts, status: RequestStatus, words: WordsOf<typeof requestMessages>): string | undefined {
  if (status === "unknown") return words.unknownNext;
  if (status === "WaitingForCustomer") return words.waitingNext;
  if (status !== "ClosedWithFailure") return undefined;
  if (type === "InstalmentPlan") return words.planRefused;
  return replaced ? words.sentAgain : words.failedNext;
}

/** Facts of a request that its texts tell. */
interface TextFacts extends RequestMoments {
  type: RequestType;
  againHref?: string | undefined;
  replaced?: boolean | undefined;
}

/** The texts that a request has in a list and beside it. */
export interface RequestTexts {
  /** The status, if it is a known one. */
  status: RequestStatus;
  title: string;
  /** Day of the request, and of its end: "Del 2 ottobre, fatta il 5 ottobre". */
  days: string | undefined;
  /** Its day in short: "2 ott". */
  shortDay: string | undefined;
  /** Name of its progress among those of other requests. */
  story: string;
  /** Next step of the customer. */
  next: string | undefined;
  /** Address where it can be sent again. */
  againHref: string | undefined;
}

/** Returns the texts of a request. */
export function useRequestTexts(request: TextFacts): RequestTexts {
  const { type, status, date, updatedAt, againHref, replaced } = request;
  const words = useMessages(requestMessages);
  const { fillDates, formatDayMonth, bareDayFrom } = useFormats();
  const today = useProvidedToday();
  const shownStatus = requestStatuses.includes(status) ? status : "unknown";
  const title = type !== "unknown" && requestTypes.includes(type) ? words[type] : words.unknownType;
  const dayOf = (value: typeof date) => (today ? bareDayFrom(value, today) : formatDayMonth(value, { year: true }));
  const day = dayOf(date);
  const doneDay = shownStatus === "ClosedSuccessfully" ? dayOf(updatedAt) : undefined;
  const days = doneDay ? fillDates(words.doneOn, { date: day ?? "", done: doneDay }) : fillDates(words.requestedOn, { date: day ?? "" });
  return {
    status: shownStatus,
    title,
    days: day && days,
    shortDay: today ? bareDayFrom(date, today, true) : day,
    story: day ? fill(words.timelineOf, { type: title, date: day }) : words.timeline,
    next: nextText(request, shownStatus, words),
    againHref: shownStatus === "ClosedWithFailure" && !replaced ? againHref : undefined,
  };
}
