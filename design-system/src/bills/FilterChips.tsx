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
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./FilterChips.css.ts";
import { filterMessages } from "./filterMessages.it.ts";

interface FilterChipsProps<Group extends string> extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  /** Active filters, a few words each. */
  chips: readonly { group: Group; text: string }[];
  onRemove: (group: Group) => void;
  onClear: () => void;
}

/** The chips of a filter. A press removes one, and focus moves to the chip that takes its place. Internal: used to build filters. */
export const FilterChips = forwardRef(function FilterChips<Group extends string>(
  { chips, onRemove, onClear, className, ...rest }: FilterChipsProps<Group>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useMessages(filterMessages);
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef<number>(undefined);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);

  useCommitEffect(() => {
    const index = taken.current;
    taken.current = undefined;
    // Focus is not moved if the user has moved it elsewhere.
    if (index === undefined || document.activeElement !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>("li > button") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? root.current)?.focus();
  }, [chips.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div {...rest} ref={root} role="group" aria-label={words.active} tabIndex={-1} className={cx(styles.filters, className)}>
      {chips.length === 0 ? (
        <p className={styles.none}>{words.noneActive}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
          <ul role="list" className={styles.list}>
            {chips.map(({ group, text }, index) => (
              <li key={group}>
                <Chip
                  onRemove={() => {
                    taken.current = index;
                    onRemove(group);
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
}) as <Group extends string>(props: FilterChipsProps<Group> & RefAttributes<HTMLDivElement>) => ReactElement;
