import { onTimeChange } from "./now.ts";

/** Maximum delay of a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/**
 * Calls `look` when the milliseconds that `left` returns have passed by the portal's clock, again and again, and whenever that clock has
 * jumped. The returned function ends this.
 * @param left undefined if nothing is waited for
 */
export function followTime(left: () => number | undefined, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const wait = left();
    if (wait !== undefined) timer = setTimeout(check, Math.min(Math.max(wait, 0), maxDelay));
  };
  const check = () => {
    look();
    plan();
  };
  plan();
  const stop = onTimeChange(check);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
