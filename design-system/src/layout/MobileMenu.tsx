import { forwardRef, type HTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { LogOutIcon } from "../icons/LogOutIcon.ts";
import { MenuIcon } from "../icons/MenuIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { narrow, tool } from "./Header.css.ts";
import { MenuList } from "./MenuList.tsx";
import * as styles from "./MobileMenu.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";

export interface MobileMenuProps extends Omit<HTMLAttributes<HTMLButtonElement>, "children"> {
  /** The main menu. */
  items: readonly MenuItem[];
  /** The customer's own pages: profile and notifications. */
  userItems: readonly MenuItem[];
  /** Ends the session. */
  onLogout: () => void;
}

/** Tab goes round inside the panel instead of leaving for the browser's own controls. */
const keepFocus = (event: KeyboardEvent<HTMLElement>) => {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>("a, button");
  const [edge, other] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
};

/**
 * The menu below 1024 px: a button, and a panel over the whole page on a native modal `dialog`.
 * Focus enters it, goes round in it and comes back; Escape closes it. The ref is the button. State: its `aria-expanded`.
 */
export const MobileMenu = forwardRef<HTMLButtonElement, MobileMenuProps>(function MobileMenu(
  { items, userItems, onLogout, className, ...rest },
  ref,
) {
  const words = useMessages(layoutMessages);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepFocus(event);
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        className={cx(tool, narrow, className)}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && (
        <dialog ref={dialog} className={styles.panel} aria-labelledby={titleId} onClose={() => setOpen(false)} onKeyDown={onKeyDown}>
          <div className={styles.bar}>
            <h2 id={titleId} className={styles.title}>
              {words.menu}
            </h2>
            <button type="button" className={tool} aria-label={words.closeMenu} onClick={close}>
              <CloseIcon />
            </button>
          </div>
          <nav className={styles.group} aria-label={words.mainMenu}>
            <MenuList items={items} onNavigate={close} />
          </nav>
          <nav className={styles.group} aria-label={words.userPages}>
            <MenuList items={userItems} onNavigate={close} />
          </nav>
          <div className={styles.group}>
            <Button variant="secondary" wide icon={LogOutIcon} onClick={onLogout}>
              {words.logout}
            </Button>
          </div>
        </dialog>
      )}
    </>
  );
});
