import { useCallback, useContext, useEffect, useRef } from "react";
import { ApiError } from "../errors/errors.ts";
import { ExpireCache } from "../session/expireCache.ts";
import { onceKeys } from "./update.ts";

/**
 * Returns a function that sends a write and resolves to its response, stable between renders. After an unknown outcome the same input is
 * sent with the same idempotency key, so that it is executed only once. Data that the page does not show are stale afterwards.
 */
export function useWrite<Input, T>(write: (input: Input, key: string) => Promise<T>): (input: Input) => Promise<T> {
  const keys = useRef(onceKeys());
  const latest = useRef(write);
  const expire = useContext(ExpireCache);
  useEffect(() => {
    latest.current = write;
  });
  return useCallback(
    async (input: Input) => {
      try {
        const data = await latest.current(input, keys.current.keyFor(input));
        keys.current.settle();
        return data;
      } catch (error) {
        if (error instanceof ApiError && !error.outcomeUnknown) keys.current.settle();
        throw error;
      } finally {
        // Also after a failure: without an answer the write may have arrived, and a refusal may say that the data shown are old.
        expire();
      }
    },
    [expire],
  );
}
