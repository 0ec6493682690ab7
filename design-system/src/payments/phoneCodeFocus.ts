interface Shown {
  /** One of `phoneCodeStages`. */
  stage: string;
  /** Number of codes sent so far. */
  sends: number;
}

/**
 * Returns the field that takes focus when another stage or another code is shown, if any. The wait after too many requests ends by itself,
 * so focus then moves only where nothing has it: where the button that was pressed before the wait is gone.
 */
export function fieldToFocus(before: Shown, now: Shown, nothingFocused: boolean): "phone" | "code" | undefined {
  const isNew = before.stage !== now.stage;
  if (now.stage === "code") return isNew || before.sends !== now.sends ? "code" : undefined;
  const mayMove = before.stage !== "tooManySends" || nothingFocused;
  return now.stage === "phone" && isNew && mayMove ? "phone" : undefined;
}
