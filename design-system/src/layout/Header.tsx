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
  /** The customer's name and surname and their profile; absent while it loads. */
  user?: { name: string; href: string } | undefined;
  /** The bell: how many notifications are to be read, and where they are. */
  notifications?: { count: number; href: string } | undefined;
  /** Ends the session. */
  onLogout: () => void;
  /** A `UserMenu`, beside the name. */
  userMenu?: ReactNode;
  /** A `MobileMenu`, which shows its button below 1024 px. */
  menuButton?: ReactNode;
}

/**
 * The header of a signed-in customer. From 1024 px: bell, name, logout; below: bell and menu button, the rest being in the menu.
 * State: `data-stuck` once the page is scrolled past 40 px.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { user, notifications, onLogout, userMenu, menuButton, ...rest },
  ref,
) {
  const Link = useLink();
  const words = useMessages(layoutMessages);
  return (
    <HeaderBar {...rest} ref={ref}>
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
