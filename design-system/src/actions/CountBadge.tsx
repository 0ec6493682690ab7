import { cx } from "../theme/cx.ts";
import { badge } from "./CountBadge.css.ts";

/** A small count, at most "99+". It is hidden from assistive technology: the accessible name of its parent gives the full count. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) => (
  <span className={cx(badge, className)} aria-hidden="true">
    {count > 99 ? "99+" : count}
  </span>
);
