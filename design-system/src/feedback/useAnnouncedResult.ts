import { useEffect, useRef } from "react";
import { announce } from "./LiveRegion.tsx";

/** Announces the result of a changed filter as soon as it is known. The first list of a page is not announced (WCAG 4.1.3). */
export function useAnnouncedResult(filter: string, result: string | false): void {
  const announcedFilter = useRef<string>(undefined);
  useEffect(() => {
    if (!result || announcedFilter.current === filter) return;
    if (announcedFilter.current !== undefined) announce(result);
    announcedFilter.current = filter;
  }, [filter, result]);
}
