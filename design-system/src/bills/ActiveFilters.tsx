import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Chip } from "../actions/Chip.tsx";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./ActiveFilters.css.ts";
import { activeGroups, type BillFilterValue, clearGroup, defaultBillFilter } from "./billFilter.ts";
import { filterText } from "./billFilterText.ts";
import { filterMessages } from "./filterMessages.it.ts";

export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: BillFilterValue;
  /** The filter without what was taken away. */
  onChange: (value: BillFilterValue) => void;
}

/**
 * What narrows the list, one chip a group, each taken away by a press. Keep it rendered while nothing is active:
 * after the last chip focus stays here. Focus goes to the chip that takes the place of the one taken away.
 */
export const ActiveFilters = forwardRef<HTMLDivElement, ActiveFiltersProps>(function ActiveFilters(
  { value, onChange, className, ...rest },
  ref,
) {
  const words = useMessages(filterMessages);
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef<number>(undefined);
  const groups = activeGroups(value);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);

  useCommitEffect(() => {
    const index = taken.current;
    taken.current = undefined;
    // Whoever has moved on meanwhile keeps their place.
    if (index === undefined || document.activeElement !== document.body) return;
    const chips = root.current?.querySelectorAll<HTMLElement>("li > button") ?? [];
    (chips[Math.min(index, chips.length - 1)] ?? root.current)?.focus();
  }, [groups.length]);

  const change = (next: BillFilterValue, index: number) => {
    taken.current = index;
    onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div {...rest} ref={root} role="group" aria-label={words.active} tabIndex={-1} className={cx(styles.filters, className)}>
      {groups.length === 0 ? (
        <p className={visuallyHidden}>{words.noneActive}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
          <ul role="list" className={styles.list}>
            {groups.map((group, index) => (
              <li key={group}>
                <Chip onRemove={() => change(clearGroup(value, group), index)}>{filterText(group, value, words)}</Chip>
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="small" onClick={() => change(defaultBillFilter, 0)}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
});
