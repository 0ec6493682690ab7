import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from "react";
import { Button } from "../actions/Button.tsx";
import { Chip } from "../actions/Chip.tsx";
import { activeElement } from "../theme/activeElement.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkIds } from "../theme/misuse.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./FilterChips.css.ts";
import { filterMessages } from "./filterMessages.it.ts";

export interface FilterChipsProps<Id extends string = string> extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  /** Active filters, a few words each. */
  chips: readonly { id: Id; text: string }[];
  /** Called when a chip is pressed; give `chips` without it. */
  onRemove: (id: Id) => void;
  /** Called by "Togli i filtri"; give no `chips`. */
  onClear: () => void;
}

/**
 * The active filters of a list as chips, and a button that removes them all. A press removes one, and focus moves to the chip that takes its
 * place. Keep the component rendered while no filter is active: it has the focus after the last chip is removed. The ref is the group.
 */
export const FilterChips = forwardRef(function FilterChips<Id extends string>(
  { chips, onRemove, onClear, className, ...rest }: FilterChipsProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  if (process.env.NODE_ENV !== "production")
    checkIds(
      "data/FilterChips",
      "chips",
      chips.map(({ id }) => id),
    );
  const words = useMessages(filterMessages);
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef<number>(undefined);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);

  useCommitEffect(() => {
    const index = taken.current;
    taken.current = undefined;
    // Focus is not moved if the user has moved it elsewhere.
    if (index === undefined || activeElement() !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>("li > button") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? root.current)?.focus();
  }, [chips.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div aria-label={words.active} {...rest} ref={root} role="group" tabIndex={-1} className={cx(styles.filters, className)}>
      {chips.length === 0 ? (
        <p className={styles.none}>{words.noneActive}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list. */}
          <ul role="list" className={styles.list}>
            {chips.map(({ id, text }, index) => (
              <li key={id}>
                <Chip
                  onRemove={() => {
                    taken.current = index;
                    onRemove(id);
                  }}
                >
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              taken.current = 0;
              onClear();
            }}
          >
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
}) as <Id extends string = string>(props: FilterChipsProps<Id> & RefAttributes<HTMLDivElement>) => ReactElement;
