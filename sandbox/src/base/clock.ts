import { romeDay } from "./dates.ts";

/** The server's present moment. */
export interface Clock {
  now: () => Date;
  /** The day in Rome, YYYY-MM-DD. */
  today: () => string;
  /** Stops the clock at a moment (ISO 8601). */
  set: (moment: string) => void;
  /** The moment at which the clock is stopped; undefined while it runs. */
  fixed: () => string | undefined;
}

/** A clock that is stopped at `fixed` (ISO 8601), or runs without it. */
export function createClock(fixed?: string): Clock {
  let still: number | undefined;
  const set = (moment: string) => {
    still = Date.parse(moment);
    if (Number.isNaN(still)) throw new Error(`Not an ISO 8601 moment: ${moment}`);
  };
  if (fixed !== undefined) set(fixed);
  const now = () => (still === undefined ? new Date() : new Date(still));
  return { now, today: () => romeDay(now()), set, fixed: () => (still === undefined ? undefined : now().toISOString()) };
}
