import { ApiError } from "../../portal/src/platform/errors/errors.ts";

/** Rule that says after how many milliseconds a failed call is repeated by itself; undefined for never. */
export type Pause = (error: unknown, attempt: number, random: number) => number | undefined;

/** Ten bad minutes: first nothing answers in time, then everything answers 503. */
export interface Outage {
  /** Second of the day. */
  from: number;
  slowSeconds: number;
  downSeconds: number;
  /** Seconds of the Retry-After that comes with each 503. */
  retryAfter: number | undefined;
}

/** Behaviour of a customer whose page could not load something. */
export interface Behaviour {
  /** Share that presses "Riprova" after 5 to 30 seconds, three times at most. */
  pressing: number;
  /** Share of the others that comes back later, after the waiting time they read and then half an hour on average. */
  returning: number;
}

export interface Day {
  customers: number;
  /** Share of the visits that begin in each hour; the sum is 1. */
  hours: readonly number[];
  /** Calls of a first visit, and of a second one within five minutes. */
  calls: { first: number; second: number };
  /** Share of the visits that are followed by a second one within five minutes. */
  secondVisits: number;
  /** Calls per second above which the back ends answer 503. */
  capacity: number;
  outage: Outage | undefined;
  behaviour: Behaviour;
  pause: Pause;
}

const hour = 3600;
/** Seconds that are simulated: a day, and time for what is left of it. */
export const seconds = 26 * hour;
/** Seconds after which a call without answer counts as failed (portal/src/platform/wire/transport.ts). */
const timeout = 30;
const mostPresses = 3;
const meanReturn = 1800;

interface Visit {
  /** Calls without an outcome. */
  pending: number;
  failed: number;
  presses: number;
  told: number;
}

interface Call {
  visit: Visit;
  attempt: number;
}

/** Returns the calls of each second. @param random numbers from 0 to below 1, from a seed */
export function simulate(day: Day, random: () => number): Uint32Array {
  const { outage, behaviour, pause, calls } = day;
  const load = new Uint32Array(seconds);
  const repeats = new Map<number, Call[]>();
  const visits = new Map<number, number[]>();
  const busy = new ApiError("busy", { reason: "status", status: 503, retryAfter: outage?.retryAfter });
  const late = new ApiError("late", { reason: "timeout" });
  const slowUntil = outage ? outage.from + outage.slowSeconds : 0;
  const downUntil = outage ? slowUntil + outage.downSeconds : 0;

  const later = <T>(map: Map<number, T[]>, second: number, what: T) => {
    const list = map.get(second);
    if (list) list.push(what);
    else map.set(second, [what]);
  };

  function failureAt(second: number): ApiError | undefined {
    if (outage && second >= outage.from && second < downUntil) return second < slowUntil ? late : busy;
    return (load[second] as number) > day.capacity ? busy : undefined;
  }

  /** The customer reads that something failed, and presses, comes back or leaves. */
  function react(visit: Visit, second: number): void {
    if (visit.presses < mostPresses && random() < behaviour.pressing) {
      visit.presses++;
      visit.pending = visit.failed;
      visit.failed = 0;
      const at = second + 5 + Math.floor(random() * 25);
      for (let call = 0; call < visit.pending; call++) later(repeats, at, { visit, attempt: 0 });
    } else if (random() < behaviour.returning) {
      later(visits, Math.floor(second + visit.told - meanReturn * Math.log(1 - random())), calls.first);
    }
  }

  function send(visit: Visit, attempt: number, second: number): void {
    load[second] = (load[second] as number) + 1;
    const error = failureAt(second);
    const known = error === late ? second + timeout : second;
    const wait = error && pause(error, attempt + 1, random());
    if (wait !== undefined) {
      later(repeats, known + Math.ceil(wait / 1000), { visit, attempt: attempt + 1 });
      return;
    }
    visit.pending--;
    if (error) visit.failed++;
    if (error?.retryAfter) visit.told = error.retryAfter;
    if (visit.pending === 0 && visit.failed > 0) react(visit, known);
  }

  function begin(count: number, second: number): void {
    const visit = { pending: count, failed: 0, presses: 0, told: 0 };
    for (let call = 0; call < count; call++) send(visit, 0, second);
  }

  for (let second = 0; second < seconds; second++) {
    for (const { visit, attempt } of repeats.get(second) ?? []) send(visit, attempt, second);
    for (const count of visits.get(second) ?? []) begin(count, second);
    repeats.delete(second);
    visits.delete(second);
    const rate = (day.customers * (day.hours[Math.floor(second / hour)] ?? 0)) / hour;
    const arrivals = Math.floor(rate) + (random() < rate % 1 ? 1 : 0);
    for (let one = 0; one < arrivals; one++) {
      begin(calls.first, second);
      if (random() < day.secondVisits) later(visits, second + 60 + Math.floor(random() * 240), calls.second);
    }
  }
  return load;
}

const window = 10;

/** Returns the highest calls per second over ten seconds, from a second of the day on. */
export function peak(load: Uint32Array, from = 0): number {
  let highest = 0;
  let sum = 0;
  for (let second = from; second < load.length; second++) {
    sum += (load[second] as number) - (second - from >= window ? (load[second - window] as number) : 0);
    if (second - from >= window - 1) highest = Math.max(highest, sum / window);
  }
  return highest;
}
