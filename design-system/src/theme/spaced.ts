/** Milliseconds between two calls: the first, and the longest. */
const [shortest, maxPause] = [1_000, 60_000];

/**
 * Wraps an action that many renders ask for: it runs at once, then not before 1, 2, 4… seconds have passed, at most 60. What is asked for
 * in between is done together, when that time has passed.
 */
export function spaced(run: () => void): () => void {
  let wait = shortest;
  let next = Number.NEGATIVE_INFINITY;
  let isWaiting = false;
  return function ask() {
    const rest = next - performance.now();
    if (rest <= 0) {
      next = performance.now() + wait;
      wait = Math.min(2 * wait, maxPause);
      return run();
    }
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      ask();
    }, rest);
  };
}
