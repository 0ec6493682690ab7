import { useEffect, useRef } from "./hooks.ts";
import { warnMisuse } from "./misuse.ts";

/** Changes in a row after which a prop is taken for one that is made anew in each render. */
const changesInRow = 3;

/** Warns in development of a prop that is another object in each render although its content is the same. */
export function useStable(component: string, prop: string, value: unknown, content = ""): void {
  const before = useRef({ value, content, changes: 0 });
  useEffect(() => {
    const { value: last, content: lastContent, changes } = before.current;
    const changed = last !== value && lastContent === content;
    before.current = { value, content, changes: changed ? changes + 1 : 0 };
    if (changes + 1 < changesInRow || !changed) return;
    warnMisuse(
      component,
      `\`${prop}\` is made anew in each render`,
      `Declare it outside the component, or keep it in \`useMemo\`: all that depends on it is rendered again each time.`,
    );
  });
}
