import { Button } from "../actions/Button.tsx";
import { LogOutIcon } from "../icons/LogOutIcon.ts";
import { Modal } from "../overlays/Modal.tsx";
import { useMessages } from "../theme/messages.ts";
import { MenuList } from "./MenuList.tsx";
import * as styles from "./MobileMenu.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";

interface MobileMenuPanelProps {
  items: readonly MenuItem[];
  userItems: readonly MenuItem[];
  onLogout: () => void;
  onClose: () => void;
}

/** The open panel of a `MobileMenu`, which loads it on the way to the press. Internal. */
export function MobileMenuPanel({ items, userItems, onLogout, onClose }: MobileMenuPanelProps) {
  const words = useMessages(layoutMessages);
  return (
    <Modal open onClose={onClose} title={words.menu} className={styles.panel}>
      <nav className={styles.group} aria-label={words.mainMenu}>
        <MenuList items={items} onNavigate={onClose} />
      </nav>
      <nav className={styles.group} aria-label={words.userPages}>
        <MenuList items={userItems} onNavigate={onClose} />
      </nav>
      <Button variant="secondary" wide icon={LogOutIcon} onClick={onLogout}>
        {words.logout}
      </Button>
    </Modal>
  );
}
