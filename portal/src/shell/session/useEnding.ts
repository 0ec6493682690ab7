import { useEffect, useState } from "react";
import { now } from "../../platform/time/now.ts";

/** How long before the session's end the customer is warned (WCAG 2.2.1). */
const warnedBefore = 120_000;
/** The longest that a timer takes. */
const longest = 2 ** 31 - 1;

/** Milliseconds until the session ends, by the servers' clock; undefined as long as there is time enough, or no end is known. */
export function useEnding(expiresAt: string | undefined): number | undefined {
  const [, look] = useState({});
  const left = expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now().getTime();
  useEffect(() => {
    if (left === Number.POSITIVE_INFINITY) return;
    const again = () => look({});
    const timer = setTimeout(again, left > warnedBefore ? Math.min(left - warnedBefore, longest) : 1000);
    // A device that slept has kept no time.
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  });
  return left > warnedBefore ? undefined : Math.max(0, left);
}
