import type { LinkResult } from "@favilla/design-system/access/LinkOutcome.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LinkParts } from "../pages/linkParts.ts";
import { linkResultOf } from "./linkOutcome.ts";

export interface Followed<T> {
  result: LinkResult;
  /** Response of the server. */
  answer: T | undefined;
}

/** Executes a link when the page is mounted. If parts of the link are missing, no request is made. */
export function useFollowedLink<T>(parts: LinkParts, follow: (parts: NonNullable<LinkParts>) => Promise<T>): Load<Followed<T>> {
  const [load, setLoad] = useState<Load<Followed<T>>>({ state: "Loading" });
  const latest = useRef(follow);
  const attempt = useCallback(async () => {
    setLoad({ state: "Loading" });
    try {
      const done: Followed<T> = parts
        ? { result: "success", answer: await latest.current(parts) }
        : { result: "foreign", answer: undefined };
      setLoad({ state: "Loaded", data: done });
    } catch (error) {
      const result = linkResultOf(error);
      setLoad(
        result ? { state: "Loaded", data: { result, answer: undefined } } : { state: "LoadFailure", error, retry: () => void attempt() },
      );
    }
  }, [parts]);
  useEffect(() => void attempt(), [attempt]);
  return load;
}
