import { useMessages } from "../theme/messages.ts";
import type { Day } from "./kinds.ts";
import { momentMessages } from "./momentMessages.it.ts";
import { useFormats } from "./useFormats.ts";

/** A moment by the clock of Rome: a day, and "HH:mm". */
export interface RomeMoment {
  date: Day;
  time: string;
}

/** Returns the function that writes a moment with its day in words: "20 novembre 2026 alle 10:42". Undefined where nobody knows it. */
export function useMomentText(): (moment: RomeMoment | null | undefined) => string | undefined {
  const words = useMessages(momentMessages);
  const { fillDates, formatDayMonth } = useFormats();
  return (moment) => {
    const date = formatDayMonth(moment?.date, { year: true });
    return moment && date ? fillDates(words.at, { date, time: moment.time }) : undefined;
  };
}
