import { cx } from "../theme/cx.ts";
import { badge } from "./CountBadge.css.ts";

/** A small count, "99+" at most. The name of what it sits on says it in full. */
export const CountBadge = ({ count, className }: { count: number; className?: string }) => (
  <span className={cx(badge, className)} aria-hidden="true">
    {count > 99 ? "99+" : count}
  </span>
);
