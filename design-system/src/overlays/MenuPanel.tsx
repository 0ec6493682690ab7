import { Content, Item, Label, Root, Trigger } from "radix-ui/dropdown-menu";
import { type FocusEvent, forwardRef, type HTMLAttributes, type RefObject, useImperativeHandle, useRef } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { cx } from "../theme/cx.ts";
import { returnFocus } from "./focus.ts";
import * as styles from "./MenuPanel.css.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";

/** Something that can be chosen from a menu. */
export interface MenuAction {
  id: string;
  /** A verb with its object, or a name of what is chosen: "Excel (.xlsx)". Its first letters find it. */
  label: string;
  /** Decorative icon before the words. */
  icon?: Icon | undefined;
  /** There, and can't be chosen now. @default false */
  disabled?: boolean | undefined;
  /** The menu has closed and focus is back on its button: a dialog that opens now gives it back there. */
  onChoose: () => void;
}

/** Attributes of a `div` besides these. */
export interface MenuPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dir"> {
  /** The button that opens it. */
  opener: RefObject<HTMLElement | null>;
  /** Stands above what can be chosen, and is the menu's name. @default the button's name */
  label?: string | undefined;
  items: readonly MenuAction[];
  /** In line with the button's start, or its end. @default "start" */
  align?: "start" | "end" | undefined;
  onClose: () => void;
}

/** The button as Radix's trigger: it was there before Radix came, and stays where it is. */
const Opener = forwardRef<HTMLElement, { opener: MenuPanelProps["opener"] }>(function Opener({ opener }, ref) {
  useImperativeHandle(ref, () => opener.current as HTMLElement, [opener]);
  return null;
});

/** The list of a menu, open as long as it is rendered, by Radix: its keys, where it stands, and what closes it. Only for building menus. */
export const MenuPanel = forwardRef<HTMLDivElement, MenuPanelProps>(function MenuPanel(
  { opener, label, items, align = "start", onClose, className, ...rest },
  ref,
) {
  const content = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  useImperativeHandle(ref, () => content.current as HTMLDivElement, []);
  const dir = opener.current && getComputedStyle(opener.current).direction === "rtl" ? "rtl" : "ltr";
  const close = () => {
    // What was pressed outside takes focus after this.
    if (content.current?.contains(document.activeElement)) returnFocus(opener.current);
    onClose();
  };
  /** Radix tells keys from the pointer by what it has heard itself, and comes too late for the press that opens. */
  const enter = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (entered.current || target !== currentTarget) return;
    entered.current = true;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
  };
  return (
    <Root open modal={false} dir={dir} onOpenChange={close}>
      <Trigger asChild>
        <Opener opener={opener} />
      </Trigger>
      <TopLayer>
        <Content
          aria-label={label}
          aria-labelledby={label ? undefined : opener.current?.id}
          {...rest}
          ref={content}
          className={cx(styles.menu, className)}
          loop
          align={align}
          sideOffset={panelGap}
          collisionPadding={windowEdge}
          onFocus={enter}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The opener closes it by itself.
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          {label && (
            <Label aria-hidden="true" className={styles.label}>
              {label}
            </Label>
          )}
          {items.map(({ id, label: words, icon: IconShape, disabled = false, onChoose }) => (
            <Item
              key={id}
              disabled={disabled}
              className={styles.item}
              onSelect={() => {
                close();
                onChoose();
              }}
            >
              {IconShape && <IconShape />}
              {words}
            </Item>
          ))}
        </Content>
      </TopLayer>
    </Root>
  );
});
