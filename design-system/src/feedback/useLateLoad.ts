import { useEffect, useRef } from "react";
import { useAnnounce } from "./LiveRegion.tsx";

/** A wait of this many milliseconds is noticed; what comes sooner needs no words. */
const noticed = 1000;

/**
 * Has the page's `LiveRegion` say that something is being loaded, once the wait is noticed, and then how it ended (WCAG 4.1.3).
 * An end without words says itself, as a failure does.
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
