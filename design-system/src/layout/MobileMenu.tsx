import { type ButtonHTMLAttributes, forwardRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { LogOutIcon } from "../icons/LogOutIcon.ts";
import { MenuIcon } from "../icons/MenuIcon.ts";
import { Modal } from "../overlays/Modal.tsx";
import { useMessages } from "../theme/messages.ts";
import { narrow } from "./Header.css.ts";
import { MenuList } from "./MenuList.tsx";
import * as styles from "./MobileMenu.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";

export interface MobileMenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** The main menu. */
  items: readonly MenuItem[];
  /** Links to the customer's pages: profile and notifications. */
  userItems: readonly MenuItem[];
  /** Called when the customer logs out. */
  onLogout: () => void;
}

/**
 * The menu below 1024 px: a button that opens a panel over the whole page, on a native modal `dialog`. Focus moves into the panel, stays in
 * it, and returns to the button; Escape closes it. The ref is the button. State: its `aria-expanded`.
 */
export const MobileMenu = forwardRef<HTMLButtonElement, MobileMenuProps>(function MobileMenu({ items, userItems, onLogout, ...rest }, ref) {
  const words = useMessages(layoutMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <span className={narrow}>
        <IconButton
          {...rest}
          ref={ref}
          icon={MenuIcon}
          label={words.menu}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      </span>
      <Modal open={open} onClose={close} title={words.menu} className={styles.panel}>
        <nav className={styles.group} aria-label={words.mainMenu}>
          <MenuList items={items} onNavigate={close} />
        </nav>
        <nav className={styles.group} aria-label={words.userPages}>
          <MenuList items={userItems} onNavigate={close} />
        </nav>
        <Button variant="secondary" wide icon={LogOutIcon} onClick={onLogout}>
          {words.logout}
        </Button>
      </Modal>
    </>
  );
});
