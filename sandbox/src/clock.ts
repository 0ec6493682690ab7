import { romeDay } from "./dates.ts";

/** What the server takes for the present moment. */
export interface Clock {
  now: () => Date;
  /** The day in Rome, YYYY-MM-DD. */
  today: () => string;
  /** Makes it stand still at a moment (ISO 8601). */
  set: (moment: string) => void;
  /** The moment it stands still at; undefined while it runs. */
  fixed: () => string | undefined;
}

/** A clock that stands still at `fixed` (ISO 8601), or runs where nothing is given. */
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
