import { useEffect, useState } from "react";
import { now } from "../../platform/time/now.ts";

/** Milliseconds before the end of the session at which the customer is warned (WCAG 2.2.1). */
const warnedBefore = 120_000;
/** Maximum delay of a timer. */
const longest = 2 ** 31 - 1;

/** Returns the milliseconds until the session ends, by the server's clock. Undefined while the end is far away or unknown. */
export function useEnding(expiresAt: string | undefined): number | undefined {
  const [, look] = useState({});
  const left = expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now().getTime();
  useEffect(() => {
    if (left === Number.POSITIVE_INFINITY) return;
    const again = () => look({});
    const timer = setTimeout(again, left > warnedBefore ? Math.min(left - warnedBefore, longest) : 1000);
    // Timers stop while a device sleeps.
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  });
  return left > warnedBefore ? undefined : Math.max(0, left);
}
