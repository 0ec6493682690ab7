import { forwardRef, type ReactNode } from "react";
import { LogOutIcon } from "../icons/LogOutIcon.ts";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Header.css.ts";
import { HeaderBar, type HeaderBarProps } from "./HeaderBar.tsx";
import { layoutMessages } from "./messages.it.ts";
import { NotificationBell } from "./NotificationBell.tsx";

export interface HeaderProps extends Omit<HeaderBarProps, "children"> {
  homeHref: string;
  /** The customer's full name, or "Profilo" if there is none, and the address of the profile. Absent while the name loads. */
  user?: { name: string; href: string } | undefined;
  /** The bell: the number of unread notifications, and the address of their page. */
  notifications?: { count: number; href: string } | undefined;
  /** Controls before the bell, 44 by 44 px each, such as a switch that hides amounts. */
  tools?: ReactNode;
  /** Called when the customer logs out. */
  onLogout: () => void;
  /** A `UserMenu`, shown beside the name. */
  userMenu?: ReactNode;
  /** A `MobileMenu`, whose button is shown below 1024 px. */
  menuButton?: ReactNode;
}

/**
 * The header for a signed-in customer. From 1024 px it shows bell, name and logout; below, the bell and the button of the menu that
 * contains the rest. State: `data-stuck` once the page is scrolled past 40 px.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { user, notifications, tools, onLogout, userMenu, menuButton, ...rest },
  ref,
) {
  const Link = useLink();
  const words = useMessages(layoutMessages);
  return (
    <HeaderBar {...rest} ref={ref}>
      {tools}
      {notifications && <NotificationBell {...notifications} />}
      {user && (
        <div className={cx(styles.user, styles.wide)}>
          <Link href={user.href} className={cx(styles.tool, styles.userName)}>
            {user.name}
          </Link>
          {userMenu}
        </div>
      )}
      <button type="button" className={cx(styles.tool, styles.wide)} onClick={onLogout}>
        <LogOutIcon />
        {words.logout}
      </button>
      {menuButton}
    </HeaderBar>
  );
});
