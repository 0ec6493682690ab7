import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const subscribeNever = () => () => {};
const isDrawnHere = () => false;
const isDrawnByServer = () => true;

/**
 * Returns true as soon as the element is about to come into view, or the page is about to be printed. A server's page, which may be read
 * without script, counts as near.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  if (useSyncExternalStore(subscribeNever, isDrawnHere, isDrawnByServer) && !near) setNear(true);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: "50%",
    });
    observer.observe(target);
    // The browser prints the page as soon as this handler returns.
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [element, near]);
  return near;
}
