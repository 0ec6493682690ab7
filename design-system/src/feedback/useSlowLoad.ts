import { useEffect, useRef } from "react";
import { useAnnounce } from "./LiveRegion.tsx";

/** Milliseconds after which a wait is announced. A shorter one needs no announcement. */
const announceAfter = 1000;

/**
 * Announces through the page's `LiveRegion` that something is loading, if it takes longer than a second, and then the result (WCAG 4.1.3).
 * Without the text `ended` the result is not announced here: a failure, for example, announces itself.
 */
export function useSlowLoad(waiting: string | false, ended: string | undefined): void {
  const say = useAnnounce();
  const announced = useRef(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      announced.current = true;
      say(waiting);
    }, announceAfter);
    return () => clearTimeout(timer);
  }, [say, waiting]);
  useEffect(() => {
    if (waiting) return;
    if (announced.current && ended) say(ended);
    announced.current = false;
  }, [say, waiting, ended]);
}
