import { CountBadge } from "../actions/CountBadge.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useLink } from "../theme/link.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./MenuList.css.ts";
import type { MenuItem } from "./menuItem.ts";
import { layoutMessages } from "./messages.it.ts";

interface MenuListProps {
  items: readonly MenuItem[];
  /** Called when an entry is chosen, so that a menu that covers the page can close. */
  onNavigate?: (() => void) | undefined;
}

/** The entries of a menu as a list of links. */
export const MenuList = ({ items, onNavigate }: MenuListProps) => {
  const Link = useLink();
  const { unread } = useMessages(layoutMessages);
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, href, icon: IconShape, current, badge }) => (
        <li key={key}>
          <Link href={href} className={styles.item} onClick={onNavigate} aria-current={current ? "page" : undefined}>
            <IconShape />
            {label}
            {badge ? (
              <>
                <VisuallyHidden>{fill(unread, { count: badge })}</VisuallyHidden>
                <CountBadge count={badge} className={styles.count} />
              </>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
};
