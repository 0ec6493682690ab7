import { Content, List, Root, Trigger } from "radix-ui/tabs";
import { forwardRef, type HTMLAttributes, type ReactNode, useImperativeHandle, useRef } from "react";
import { checkIds, checkName } from "../theme/misuse.ts";
import { useReadingDirection } from "../theme/useReadingDirection.ts";
import * as styles from "./Tabs.css.ts";

export interface TabItem {
  /** Part of the ids in the document: no spaces. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** In the document only while its tab is the chosen one. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children" | "defaultValue" | "dir"> {
  /** What the tabs are views of: the list's accessible name. */
  label: string;
  items: readonly TabItem[];
  /** The chosen item's id: controls the tabs; without it they keep their own state. */
  value?: string | undefined;
  /** The item chosen at first, when the tabs keep their own state. @default the first */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** `automatic`: the arrows choose as they move. `manual`, for panels that take time to come: Enter or Space chooses. @default "automatic" */
  activation?: "automatic" | "manual" | undefined;
  /** The direction of reading, which the arrows follow. @default the page's around it */
  dir?: "ltr" | "rtl" | undefined;
}

/** Radix's own would be inline style in a server's HTML, which a strict policy refuses. Nothing here is animated, and every stop shows focus. */
const noStyle = { outline: undefined, animationDuration: undefined };

/** Views of one thing, one at a time (APG: tabs), by  State: `data-state` on tabs and panels. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onChange, activation = "automatic", dir, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("Tabs", "label", label);
    checkIds(
      "Tabs",
      "items",
      items.map(({ id }) => id),
    );
    for (const { label: words } of items) checkName("Tabs", "items.label", words);
  }
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const reading = useReadingDirection(root, dir);
  return (
    <Root
      {...rest}
      {...(reading && { dir: reading })}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.id ?? "" } : { value })}
      {...(onChange && { onValueChange: onChange })}
      ref={root}
      activationMode={activation}
    >
      <List aria-label={label} className={styles.list} style={noStyle}>
        {items.map(({ id, label: words, disabled = false }) => (
          <Trigger key={id} value={id} disabled={disabled} className={styles.tab}>
            {words}
          </Trigger>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Content key={id} value={id} asChild>
          <div style={noStyle}>{content}</div>
        </Content>
      ))}
    </Root>
  );
});
