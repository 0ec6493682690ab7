const acts = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let isUsed = false;
const waitingCalls = new Set<() => void>();

function begin() {
  isUsed = true;
  for (const act of acts) removeEventListener(act, begin, true);
  for (const callback of waitingCalls) callback();
  waitingCalls.clear();
}

/** Calls back when the browser has nothing else to do, or after its other tasks where it does not tell. */
const whenIdle = (callback: () => void) => ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(callback);

/**
 * Calls back once somebody has first done something on the page, such as to scroll, or soon if that was before. Code that a press may need
 * is fetched then: after the first sight, before the press. It waits for an idle moment, so that the answer to that first press comes
 * before what only later ones need. Returns a function that stops waiting.
 */
export function onFirstUse(callback: () => void): () => void {
  let isWanted = true;
  const call = () => whenIdle(() => isWanted && callback());
  if (isUsed) call();
  else {
    if (waitingCalls.size === 0) for (const act of acts) addEventListener(act, begin, { passive: true, capture: true });
    waitingCalls.add(call);
  }
  return () => {
    isWanted = false;
    waitingCalls.delete(call);
  };
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
