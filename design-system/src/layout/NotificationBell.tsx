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
  /** Number of unread notifications. At 0 there is no badge; above 99 it shows "99+" and the accessible name gives the number. */
  count: number;
  href: string;
}

/** A link to the notifications with the number of unread ones. */
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
