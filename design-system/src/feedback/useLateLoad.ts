import { useEffect, useRef } from "react";
import { useAnnounce } from "./LiveRegion.tsx";

/** Milliseconds after which a wait is announced. A shorter one needs no announcement. */
const noticed = 1000;

/**
 * Announces through the page's `LiveRegion` that something is loading, if it takes longer than a second, and then the result (WCAG 4.1.3).
 * Without the text `ended` the result is not announced here: a failure, for example, announces itself.
 */
export function useLateLoad(waiting: string | false, ended: string | undefined): void {
  const say = useAnnounce();
  const said = useRef(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      said.current = true;
      say(waiting);
    }, noticed);
    return () => clearTimeout(timer);
  }, [say, waiting]);
  useEffect(() => {
    if (waiting) return;
    if (said.current && ended) say(ended);
    said.current = false;
  }, [say, waiting, ended]);
}
