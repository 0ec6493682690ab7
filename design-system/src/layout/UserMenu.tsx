import { type DetailsHTMLAttributes, forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useRef } from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { tool } from "./Header.css.ts";
import { MenuList } from "./MenuList.tsx";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";
import * as styles from "./UserMenu.css.ts";

export interface UserMenuProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "children"> {
  /** Whose menu it is: part of the button's name. */
  name: string;
  /** The profile and the notifications (spec §2, user menu). */
  items: readonly MenuItem[];
}

/**
 * The customer's own pages, folded behind an arrow: a disclosure of links, not an ARIA menu.
 * Escape, a press outside and leaving it close it. State: the native `open`.
 */
export const UserMenu = forwardRef<HTMLDetailsElement, UserMenuProps>(function UserMenu({ name, items, className, ...rest }, ref) {
  const { userMenu } = useMessages(layoutMessages);
  const details = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(ref, () => details.current as HTMLDetailsElement);
  const close = () => details.current?.removeAttribute("open");

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape") return;
    close();
    currentTarget.querySelector("summary")?.focus();
  };

  return (
    <details {...rest} ref={details} className={cx(styles.userMenu, className)} onKeyDown={onKeyDown}>
      <summary className={tool} aria-label={fill(userMenu, { name })}>
        <ChevronDownIcon />
      </summary>
      <div className={styles.entries}>
        <MenuList items={items} onNavigate={close} />
      </div>
    </details>
  );
});
