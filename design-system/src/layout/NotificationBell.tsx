import { type AnchorHTMLAttributes, forwardRef } from "react";
import { CountBadge } from "../actions/CountBadge.tsx";
import { iconButton } from "../actions/IconButton.css.ts";
import { BellIcon } from "../icons/BellIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./Header.css.ts";
import { layoutMessages } from "./messages.it.ts";

export interface NotificationBellProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  /** Notifications to read; at 0 there is no badge, over 99 it reads "99+" and the name gives the figure. */
  count: number;
  href: string;
}

/** Leads to the notifications and says how many are to be read. */
export const NotificationBell = forwardRef<HTMLAnchorElement, NotificationBellProps>(function NotificationBell(
  { count, className, ...rest },
  ref,
) {
  const Link = useLink();
  const { notifications, unread } = useMessages(layoutMessages);
  return (
    <Link {...rest} ref={ref} className={cx(iconButton, className)}>
      <BellIcon />
      <VisuallyHidden>{count > 0 ? `${notifications}, ${fill(unread, { count })}` : notifications}</VisuallyHidden>
      {count > 0 && <CountBadge count={count} className={styles.count} />}
    </Link>
  );
});
