/** Returns a signal that aborts after some milliseconds, as `AbortSignal.timeout` does, which Safari has only since 16. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
