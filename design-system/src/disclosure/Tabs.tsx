import { Tabs as Radix } from "radix-ui";
import { forwardRef, type HTMLAttributes, type ReactNode, useState } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
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
  /** The direction of reading, which the arrows follow. @default the page's (`dir` of its root element) */
  dir?: "ltr" | "rtl" | undefined;
}

/** Views of one thing, one at a time (APG: tabs), by Radix. State: `data-state` on tabs and panels. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onChange, activation = "automatic", dir, ...rest },
  ref,
) {
  // Radix takes "ltr" unless it is told, and a server can't know what the page is.
  const [pageDir, setPageDir] = useState<"rtl">();
  useCommitEffect(() => {
    if (document.documentElement.dir === "rtl") setPageDir("rtl");
  }, []);
  const reading = dir ?? pageDir;
  return (
    <Radix.Root
      {...rest}
      {...(reading && { dir: reading })}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.id ?? "" } : { value })}
      {...(onChange && { onValueChange: onChange })}
      ref={ref}
      activationMode={activation}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {items.map(({ id, label: words, disabled = false }) => (
          <Radix.Trigger key={id} value={id} disabled={disabled} className={styles.tab}>
            {words}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content key={id} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
});
