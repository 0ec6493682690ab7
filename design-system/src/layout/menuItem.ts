import type { Icon } from "../icons/createIcon.tsx";

/** An entry of a menu. The site decides which entries exist (CH-01 to CH-04, menus and chrome). */
export interface MenuItem {
  /** Unique and stable among its siblings. */
  key: string;
  label: string;
  href: string;
  icon: Icon;
  /** True for the page being viewed: sets `aria-current="page"`. @default false */
  current?: boolean | undefined;
  /** Number of unread items behind this entry. Hidden at 0. @default 0 */
  badge?: number | undefined;
}
