import { Content, Item, Label, Root, Trigger } from "radix-ui/dropdown-menu";
import { type FocusEvent, forwardRef, type HTMLAttributes, type RefObject, useImperativeHandle, useRef } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { activeElement } from "../theme/activeElement.ts";
import type { Align } from "../theme/align.ts";
import { cx } from "../theme/cx.ts";
import { shadowArrows } from "../theme/shadowArrows.ts";
import * as styles from "./MenuPanel.css.ts";
import { returnFocus } from "./returnFocus.ts";
import { panelGap, TopLayer, windowEdge } from "./TopLayer.tsx";

/** An action of a menu. */
export interface MenuAction {
  id: string;
  /** A verb with its object, or the name of an option: "Excel (.xlsx)". Typing its first letters moves focus to it. */
  label: string;
  /** Decorative icon before the label. */
  icon?: Icon | undefined;
  /** Shows the action but prevents selecting it. @default false */
  disabled?: boolean | undefined;
  /** Called after the menu has closed and focus has returned to its button. A dialog that opens now returns focus there. */
  onChoose: () => void;
}

/** Props in addition to the attributes of a `div`. */
export interface MenuPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dir"> {
  /** The button that opens the menu. */
  opener: RefObject<HTMLElement | null>;
  /** Heading above the actions, and the menu's accessible name. @default the button's name */
  label?: string | undefined;
  items: readonly MenuAction[];
  /** Alignment with the button's start or end. @default "start" */
  align?: Align | undefined;
  onClose: () => void;
}

/** Registers the existing button as Radix's trigger. It was rendered before Radix was loaded and stays where it is. */
const Opener = forwardRef<HTMLElement, { opener: MenuPanelProps["opener"] }>(function Opener({ opener }, ref) {
  useImperativeHandle(ref, () => opener.current as HTMLElement, [opener]);
  return null;
});

/**
 * The list of a menu, open while it is rendered, built on Radix, which handles keys, position and closing. Internal: used to build menus.
 */
export const MenuPanel = forwardRef<HTMLDivElement, MenuPanelProps>(function MenuPanel(
  { opener, label, items, align = "start", onClose, className, ...rest },
  ref,
) {
  const content = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  useImperativeHandle(ref, () => content.current as HTMLDivElement, []);
  const dir = opener.current && getComputedStyle(opener.current).direction === "rtl" ? "rtl" : "ltr";
  const close = () => {
    // A pressed element outside takes focus after this.
    if (content.current?.contains(activeElement())) returnFocus(opener.current);
    onClose();
  };
  /**
   * Focuses the first action. Radix would do it only for keyboard use, which it detects by its own listeners, and it is loaded after the
   * press that opens the menu.
   */
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    rest.onFocus?.(event);
    const { target, currentTarget } = event;
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
          onKeyDownCapture={(event) => {
            rest.onKeyDownCapture?.(event);
            shadowArrows(event, "vertical");
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // A press on the opener is handled by the opener.
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
