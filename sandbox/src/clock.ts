const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short", timeStyle: "short" });
const dayLength = 86_400_000;

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

/** Day in Rome of a moment, YYYY-MM-DD. */
export const romeDay = (moment: Date): string => rome.format(moment).slice(0, 10);

/** Time zones are slow to work out, and a seed asks for the same few hundred days thousands of times. */
function remembered<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const answer = known.get(key) ?? work(key);
    known.set(key, answer);
    return answer;
  };
}

/** The wire's timestamp of a day: midnight in Rome, as ISO 8601 in UTC. */
export const timestamp = remembered((day) => {
  const winter = new Date(Date.parse(day) - 3_600_000);
  return (rome.format(winter).endsWith("00:00") ? winter : new Date(winter.getTime() - 3_600_000)).toISOString();
});

const dayOfText = remembered((value) => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : romeDay(moment);
});

/** Day in Rome of a wire timestamp; null where it is a placeholder or no date. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}T/.test(value) || value < "1900") return null;
  return dayOfText(value);
}

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** Same day of another month, clamped to that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
