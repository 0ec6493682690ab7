import { useCallback, useMemo, useSyncExternalStore } from "react";
import { followTime } from "./followTime.ts";
import { now } from "./now.ts";

/** Returns the last bound before a time. It tells two times apart that see different facts, also where the bounds themselves change. */
const lastBefore = (time: number, bounds: readonly number[]) => Math.max(...bounds.filter((bound) => bound < time));

/**
 * Returns the time by the servers' clock: that of the last bound that has passed, so that a component is rendered again as soon as the next
 * one has, also if it passed while the device slept.
 * @param bounds moments at which what is shown changes, ISO 8601, in any order
 */
export function useMoment(bounds: readonly string[]): Date {
  const text = bounds.join(" ");
  const times = useMemo(() => (text ? text.split(" ").map((bound) => Date.parse(bound)) : []), [text]);
  const follow = useCallback(
    (look: () => void) => {
      const left = () => {
        const time = now().getTime();
        const next = Math.min(...times.filter((bound) => bound >= time));
        // At a bound nothing has changed yet: windows exclude both ends.
        return next === Number.POSITIVE_INFINITY ? undefined : next - time + 1;
      };
      return followTime(left, look);
    },
    [times],
  );
  const lastBound = () => lastBefore(now().getTime(), times);
  const last = useSyncExternalStore(follow, lastBound, lastBound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is read again when a bound has passed
  return useMemo(now, [times, last]);
}
