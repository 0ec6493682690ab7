import { useCallback, useContext, useEffect, useReducer, useRef } from "react";
import { ApiError } from "../errors/errors.ts";
import { ExpireCache } from "../session/expireCache.ts";
import { isDoublePress, nextUpdate, onceKeys, type Press, type Update, type UpdateEvent } from "./update.ts";

export interface Sender<Input, T> {
  update: Update<T>;
  /**
   * Sends the input, unless a write is pending or this is a double press. Resolves to the response if it was accepted. Stable between
   * renders.
   */
  send: (input: Input) => Promise<T | undefined>;
  reset: () => void;
}

const unset = { state: "Unset" } as const;

/**
 * Sends writes to the servers, one at a time, however often the button is pressed. After an unknown outcome the same input is sent with the
 * same idempotency key, so that it is executed only once.
 */
export function useUpdate<Input, T>(write: (input: Input, key: string) => Promise<T>): Sender<Input, T> {
  const [update, dispatch] = useReducer<Update<T>, [UpdateEvent<T>]>(nextUpdate, unset);
  const running = useRef(false);
  const accepted = useRef<Press>(undefined);
  const keys = useRef(onceKeys());
  const latest = useRef(write);
  const expire = useContext(ExpireCache);
  useEffect(() => {
    latest.current = write;
  });

  const send = useCallback(
    async (input: Input) => {
      const press = { at: performance.now(), input: JSON.stringify(input) ?? "" };
      if (running.current || isDoublePress(accepted.current, press)) return undefined;
      running.current = true;
      dispatch({ type: "sent" });
      try {
        const data = await latest.current(input, keys.current.keyFor(input));
        keys.current.settle();
        accepted.current = press;
        dispatch({ type: "accepted", data });
        return data;
      } catch (error) {
        if (error instanceof ApiError && !error.outcomeUnknown) keys.current.settle();
        dispatch({ type: "failed", error });
        return undefined;
      } finally {
        running.current = false;
        // Also after a failure: without an answer the write may have arrived, and a refusal may say that the data shown are old.
        expire();
      }
    },
    [expire],
  );

  return { update, send, reset: useCallback(() => dispatch({ type: "reset" }), []) };
}
