import { Content, List, Root, Trigger } from "radix-ui/tabs";
import { forwardRef, type HTMLAttributes, type ReactNode, useImperativeHandle, useRef, useState } from "react";
import { checkIds, checkName } from "../theme/misuse.ts";
import { shadowArrows } from "../theme/shadowArrows.ts";
import { useReadingDirection } from "../theme/useReadingDirection.ts";
import * as styles from "./Tabs.css.ts";

/** Ways in which the arrow keys choose a tab. */
export const tabActivations = ["automatic", "manual"] as const;
export type TabActivation = (typeof tabActivations)[number];

export interface TabItem {
  /** Part of ids in the document: it must not contain spaces. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** Content, in the document only while the tab is selected. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children" | "defaultValue" | "dir"> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Id of the selected item: controls the tabs. Without it the tabs manage their own state. */
  value?: string | undefined;
  /** Item selected at first if `value` is not set. @default the first */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** `automatic`: arrow keys select the tab. `manual`: Enter or Space selects it, for panels that load slowly. @default "automatic" */
  activation?: TabActivation | undefined;
  /** Text direction, which the arrow keys follow. @default the direction of the surrounding page */
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * Removes Radix's inline style, which a strict content security policy rejects in server-rendered HTML. Nothing here is animated, and each
 * tab stop shows its focus.
 */
const noStyle = { outline: undefined, animationDuration: undefined };

/** Views of one object, one at a time (APG: tabs), built on Radix. State: `data-state` on tabs and panels. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onChange, activation = "automatic", dir, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("disclosure/Tabs", "label", label);
    checkIds(
      "disclosure/Tabs",
      "items",
      items.map(({ id }) => id),
    );
    for (const { label: words } of items) checkName("disclosure/Tabs", "items.label", words);
  }
  const [chosen, setChosen] = useState(defaultValue);
  // Items may come later, or go.
  const shown = items.find(({ id }) => id === chosen) ?? items[0];
  const selected = value ?? shown?.id ?? "";
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const reading = useReadingDirection(root, dir);
  return (
    <Root
      {...rest}
      {...(reading && { dir: reading })}
      value={selected}
      onValueChange={(id) => {
        setChosen(id);
        onChange?.(id);
      }}
      ref={root}
      activationMode={activation}
    >
      <List aria-label={label} className={styles.list} style={noStyle} onKeyDownCapture={(event) => shadowArrows(event, "horizontal")}>
        {items.map(({ id, label: words, disabled = false }) => (
          <Trigger key={id} value={id} disabled={disabled} className={styles.tab}>
            {words}
          </Trigger>
        ))}
      </List>
      {items.map(({ id, content }) => (
        // Each panel is in the document, empty while its tab is not selected: the tab's `aria-controls` names it.
        <Content key={id} value={id} forceMount asChild>
          <div style={noStyle} hidden={id !== selected}>
            {id === selected && content}
          </div>
        </Content>
      ))}
    </Root>
  );
});
