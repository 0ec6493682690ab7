import type { Announcement } from "../../platform/config/config.ts";

/** Tells whether an announcement applies to this page now. Both ends of its period are included. */
export function isCurrent({ from, to, pages }: Announcement, pathname: string, now: Date): boolean {
  const time = now.getTime();
  const begun = from === null || Date.parse(from) <= time;
  const over = to !== null && Date.parse(to) < time;
  return begun && !over && pages.some((page) => page === "*" || page === pathname);
}
