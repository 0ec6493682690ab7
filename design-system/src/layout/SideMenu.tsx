import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";
import { sideMenu } from "./SideMenu.css.ts";

export interface SideMenuProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  items: readonly MenuItem[];
  /** Accessible name of the navigation. @default "Menu principale" */
  label?: string | undefined;
}

/** The main menu beside the content. It stays in view while the page scrolls if the window is higher than 891 px. */
export const SideMenu = forwardRef<HTMLElement, SideMenuProps>(function SideMenu({ items, label, className, ...rest }, ref) {
  const words = useMessages(layoutMessages);
  return (
    <nav {...rest} ref={ref} aria-label={label ?? words.mainMenu} className={cx(sideMenu, className)}>
      <MenuList items={items} />
    </nav>
  );
});
