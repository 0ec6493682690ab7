import type { Icon } from "../icons/createIcon.tsx";

/** An entry of a menu. Which entries there are is the site's to decide (spec §2, menus and chrome). */
export interface MenuItem {
  /** Stable among its siblings. */
  key: string;
  label: string;
  href: string;
  icon: Icon;
  /** The page being looked at: `aria-current="page"`. @default false */
  current?: boolean | undefined;
  /** Things still to read behind this entry; 0 shows nothing. @default 0 */
  badge?: number | undefined;
}
