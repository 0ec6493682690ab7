import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useEffect, useRef } from "react";

/** Says what a new filter has found, once it is known; the first list of the page speaks for itself (WCAG 4.1.3). */
export function useAnnouncedResult(filter: string, result: string | false): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (!result || said.current === filter) return;
    if (said.current !== undefined) announce(result);
    said.current = filter;
  }, [filter, result]);
}
