import { forwardRef, type HTMLAttributes } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { usePopover } from "../overlays/usePopover.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";
import * as styles from "./UserMenu.css.ts";

export interface UserMenuProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The customer's name, part of the button's accessible name. Without one the button is called "Le tue pagine". */
  name?: string | undefined;
  /** Links to the profile and the notifications (CH-04, user menu). */
  items: readonly MenuItem[];
}

/**
 * Links to the customer's pages behind a button with an arrow. It is a disclosure (APG) like `Popover`, not an ARIA menu, which is for
 * actions. Escape, a press outside and moving focus out close it.
 */
export const UserMenu = forwardRef<HTMLElement, UserMenuProps>(function UserMenu({ name, items, className, ...rest }, ref) {
  const words = useMessages(layoutMessages);
  const entries = (close: () => void) => <MenuList items={items} onNavigate={close} />;
  const { button, panel } = usePopover({ align: "end", className: styles.entries, children: entries }, null);
  return (
    <nav aria-label={words.userPages} {...rest} ref={ref} className={cx(styles.userMenu, className)}>
      <IconButton {...button} icon={ChevronDownIcon} label={name ? fill(words.userMenu, { name }) : words.userPages} />
      {panel}
    </nav>
  );
});
