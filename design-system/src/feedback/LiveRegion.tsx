import { useSyncExternalStore } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { latestAnnouncement, noAnnouncement, subscribeToAnnouncements } from "../theme/announce.ts";

export { announce, useAnnounce } from "../theme/announce.ts";

/** The live region that `announce` uses. Render it once per page, in the shell, before anything is announced. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(subscribeToAnnouncements, latestAnnouncement, noAnnouncement);
  return (
    <div role="status" className={visuallyHidden}>
      <span key={turn}>{text}</span>
    </div>
  );
}
