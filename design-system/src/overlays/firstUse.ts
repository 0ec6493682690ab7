const acts = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let isUsed = false;
const waitingCalls = new Set<() => void>();

function begin() {
  isUsed = true;
  for (const act of acts) removeEventListener(act, begin, true);
  for (const callback of waitingCalls) callback();
  waitingCalls.clear();
}

/**
 * Calls back when somebody first does something on the page, such as to scroll, or at once if that was before. Code that a press may need
 * is fetched then: after the first sight, before the press. Returns a function that stops waiting.
 */
export function onFirstUse(callback: () => void): () => void {
  if (isUsed) {
    callback();
    return () => {};
  }
  if (waitingCalls.size === 0) for (const act of acts) addEventListener(act, begin, { passive: true, capture: true });
  waitingCalls.add(callback);
  return () => void waitingCalls.delete(callback);
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether code may be fetched that is perhaps not needed: not where data are saved, or where it would hold up what is needed. */
export function hasFreeConnection(): boolean {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}
