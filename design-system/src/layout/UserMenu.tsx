import { forwardRef, type HTMLAttributes, useCallback, useImperativeHandle, useRef, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { useLightDismiss } from "../overlays/useLightDismiss.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";
import * as styles from "./UserMenu.css.ts";

export interface UserMenuProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Whose menu it is: part of the button's name. */
  name: string;
  /** The profile and the notifications (spec §2, user menu). */
  items: readonly MenuItem[];
}

/**
 * The customer's own pages, folded behind an arrow: a disclosure of links (APG), not an ARIA menu.
 * Escape, a press outside and leaving it close it. State: `data-open`.
 */
export const UserMenu = forwardRef<HTMLElement, UserMenuProps>(function UserMenu({ name, items, className, ...rest }, ref) {
  const words = useMessages(layoutMessages);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);

  useLightDismiss(open, root, close);

  return (
    <nav {...rest} ref={root} className={cx(styles.userMenu, className)} aria-label={words.userPages} data-open={open || undefined}>
      <IconButton icon={ChevronDownIcon} label={fill(words.userMenu, { name })} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <div className={styles.entries}>
          <MenuList items={items} onNavigate={close} />
        </div>
      )}
    </nav>
  );
});
