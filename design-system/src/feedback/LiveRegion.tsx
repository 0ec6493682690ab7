import { useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { frontDialog } from "../overlays/shownDialogs.ts";
import { useFrontDialog } from "../overlays/useFrontDialog.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { latestAnnouncement, noAnnouncement, subscribeToAnnouncements } from "../theme/announce.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export { announce, useAnnounce } from "../theme/announce.ts";

/** Milliseconds in which a move of focus interrupts an announcement. */
const interruptionTime = 1000;

/**
 * The live region that `announce` uses. Render it once per page, in the shell, before anything is announced. While a dialog is open, which
 * hides the page from screen readers too, it has a second region inside the dialog.
 */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeToAnnouncements, latestAnnouncement, noAnnouncement);
  const dialog = useFrontDialog();
  const [said, setSaid] = useState({ message, dialog, at: 0 });
  // A dialog that closes (or opens) just after the announcement moves focus, which interrupts a screen reader: it is said again there.
  useCommitEffect(() => {
    setSaid((before) => {
      if (before.message !== message) return { message, dialog: frontDialog(), at: Date.now() };
      return before.dialog !== dialog && Date.now() - before.at < interruptionTime ? { ...before, dialog } : before;
    });
  }, [message, dialog]);
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
