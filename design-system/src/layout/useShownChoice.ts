import { useState, useTransition } from "react";

/**
 * Returns what is chosen, and the function that chooses. A press is shown at once: what follows from it, such as a list, is drawn after
 * that, and until then the choice is what was pressed.
 */
export function useShownChoice<Value, More extends unknown[] = []>(
  value: Value,
  onChange: (value: Value, ...more: More) => void,
): [shown: Value, choose: (value: Value, ...more: More) => void] {
  const [pressed, press] = useState(value);
  const [isComing, follow] = useTransition();
  const choose = (next: Value, ...more: More) => {
    press(() => next);
    follow(() => void onChange(next, ...more));
  };
  return [isComing ? pressed : value, choose];
}
