const acts = ["pointerdown", "pointerup", "keydown", "pointermove", "scroll"] as const;

/** Milliseconds after a press in which the page answers it, and after a move of the pointer in which a press may follow. */
const [answerTime, moveTime] = [1000, 100];

let isUsed = false;
let lastPress = Number.NEGATIVE_INFINITY;
const waitingCalls = new Set<() => void>();

function noteUse({ type }: Event) {
  isUsed = true;
  if (type !== "pointermove" && type !== "scroll") lastPress = performance.now();
  for (const callback of waitingCalls) callback();
  waitingCalls.clear();
}

/** Calls back once no press is being answered and the browser has nothing else to do, or after its other tasks where it does not tell. */
function whenIdle(callback: () => void): void {
  const rest = lastPress + answerTime - performance.now();
  if (rest > 0) setTimeout(whenIdle, rest, callback);
  else ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(callback);
}

/**
 * Calls back once somebody has first done something on the page, such as to scroll, or soon if that was before. Code that a press may need
 * is fetched then: after the first sight, before the press. It waits until presses are answered, also where the browser is idle because
 * code for the answer is on its way. Returns a function that stops waiting.
 */
export function onFirstUse(callback: () => void): () => void {
  let isWanted = true;
  const call = () => setTimeout(whenIdle, moveTime, () => isWanted && callback());
  // The same listener is not added twice.
  for (const act of acts) addEventListener(act, noteUse, { passive: true, capture: true });
  if (isUsed) call();
  else waitingCalls.add(call);
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
