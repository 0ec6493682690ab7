import { useEffect, useState } from "react";

/** Milliseconds after which a page has loaded what it shows. */
const pause = 1500;

/** Devices with a mouse. Pages are printed there, and hardly ever from a phone. */
const mouse = "(hover: hover) and (pointer: fine)";

/**
 * Returns true once closed content should be loaded for a print: a print that has begun waits for no response (CH-24). That is some time
 * after the page has come, when the browser is idle, and only on a device with a mouse.
 */
export function usePrintAhead(): boolean {
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    if (!window.matchMedia?.(mouse).matches) return;
    const begin = () => setAhead(true);
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(begin);
      else begin();
    }, pause);
    return () => clearTimeout(timer);
  }, []);
  return ahead;
}
