import type { Update } from "@favilla/design-system/data/load.ts";
import { useCallback, useReducer, useRef } from "react";
import { isDoublePress, nextUpdate, type Press, type UpdateEvent } from "./update.ts";
import { useWrite } from "./useWrite.ts";

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

/** Sends writes to the servers, one at a time, however often the button is pressed, and tells what became of the last one. */
export function useUpdate<Input, T>(write: (input: Input, key: string) => Promise<T>): Sender<Input, T> {
  const [update, dispatch] = useReducer<Update<T>, [UpdateEvent<T>]>(nextUpdate, unset);
  const running = useRef(false);
  const accepted = useRef<Press>(undefined);
  const writeOnce = useWrite(write);

  const send = useCallback(
    async (input: Input) => {
      const press = { at: performance.now(), input: JSON.stringify(input) ?? "" };
      if (running.current || isDoublePress(accepted.current, press)) return undefined;
      running.current = true;
      dispatch({ type: "sent" });
      try {
        const data = await writeOnce(input);
        accepted.current = press;
        dispatch({ type: "accepted", data });
        return data;
      } catch (error) {
        dispatch({ type: "failed", error });
        return undefined;
      } finally {
        running.current = false;
      }
    },
    [writeOnce],
  );

  return { update, send, reset: useCallback(() => dispatch({ type: "reset" }), []) };
}
