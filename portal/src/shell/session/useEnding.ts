import { useCallback, useSyncExternalStore } from "react";
import { followTime } from "../../platform/time/followTime.ts";
import { now } from "../../platform/time/now.ts";

/** Milliseconds before the end of the session at which the customer is warned (WCAG 2.2.1). */
const warnedBefore = 120_000;

const second = 1000;

/**
 * Returns the milliseconds until the session ends, in whole seconds by the servers' clock. Undefined while the end is far away or unknown. At
 * the end, and on a page that is looked at after it, the component is rendered before the browser paints.
 */
export function useEnding(expiresAt: string | undefined): number | undefined {
  const leftAt = useCallback(() => (expiresAt === undefined ? undefined : Date.parse(expiresAt) - now().getTime()), [expiresAt]);
  const shown = () => {
    const left = leftAt();
    return left === undefined || left > warnedBefore ? undefined : Math.max(0, Math.ceil(left / second) * second);
  };
  const follow = useCallback(
    (look: () => void) => {
      const next = () => {
        const left = leftAt();
        if (left === undefined || left <= 0) return undefined;
        return left > warnedBefore ? left - warnedBefore : left % second || second;
      };
      return followTime(next, look);
    },
    [leftAt],
  );
  return useSyncExternalStore(follow, shown, shown);
}
