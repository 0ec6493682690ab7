import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { frontDialog } from "../overlays/shownDialogs.ts";
import { useFrontDialog } from "../overlays/useFrontDialog.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { latestAnnouncement, noAnnouncement, subscribeToAnnouncements } from "../theme/announce.ts";

export { announce, useAnnounce } from "../theme/announce.ts";

/**
 * The live region that `announce` uses. Render it once per page, in the shell, before anything is announced. While a dialog is open, which
 * hides the page from screen readers too, it has a second region inside the dialog.
 */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeToAnnouncements, latestAnnouncement, noAnnouncement);
  const dialog = useFrontDialog();
  const [said, setSaid] = useState({ message, dialog });
  // After the commit, in which the dialog that has announced something may close: then it is said in the page.
  useEffect(() => setSaid({ message, dialog: frontDialog() }), [message]);
  const regionIn = (place: typeof dialog) => (
    // `aria-live` as well: what hides the page behind a dialog of Radix looks for it.
    <div role="status" aria-live="polite" className={visuallyHidden}>
      {said.dialog === place && <span key={said.message.turn}>{said.message.text}</span>}
    </div>
  );
  return (
    <>
      {regionIn(undefined)}
      {dialog && createPortal(regionIn(dialog), dialog)}
    </>
  );
}
