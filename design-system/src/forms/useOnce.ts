import { useRef } from "react";

/** Makes a call unless another one is on its way. A call that resolves to `over` is the last one of the task: none follows it. */
export type Once = (call: () => Promise<unknown>) => Promise<void>;

/** Returns the guard of a task: a function that makes one call at a time, however often and in whichever order buttons are pressed. */
export function useOnce(): Once {
  const running = useRef(false);
  return async (call) => {
    if (running.current) return;
    running.current = true;
    let isOver = false;
    try {
      isOver = (await call()) === "over";
    } finally {
      running.current = isOver;
    }
  };
}
