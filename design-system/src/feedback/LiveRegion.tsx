import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { frontDialog } from "../overlays/shownDialogs.ts";
import { useFrontDialog } from "../overlays/useFrontDialog.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { latestAnnouncement, noAnnouncement, subscribeToAnnouncements } from "../theme/announce.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export { announce, useAnnounce } from "../theme/announce.ts";

/** Milliseconds in which a move of focus interrupts an announcement. */
const interruptionTime = 1000;

/** Events of a press by pointer, key or assistive technology. */
const presses = ["click", "keydown"] as const;

/**
 * The live region that `announce` uses. Render it once per page, in the shell, before anything is announced. While a dialog is open, which
 * hides the page from screen readers too, it has a second region inside the dialog.
 */
export function LiveRegion() {
  const message = useSyncExternalStore(subscribeToAnnouncements, latestAnnouncement, noAnnouncement);
  const dialog = useFrontDialog();
  const [said, setSaid] = useState({ message, dialog, at: 0 });
  const wasPressed = useRef(false);
  useEffect(() => {
    const onPress = () => {
      wasPressed.current = true;
    };
    for (const press of presses) document.addEventListener(press, onPress, true);
    return () => {
      for (const press of presses) document.removeEventListener(press, onPress, true);
    };
  }, []);
  // A dialog that closes (or opens) just after the announcement moves focus, which interrupts a screen reader: it is said again there. After
  // the customer's next press it would interrupt what that press says.
  useCommitEffect(() => {
    const isNew = said.message !== message;
    if (isNew) {
      wasPressed.current = false;
      setSaid({ message, dialog: frontDialog(), at: Date.now() });
    } else if (said.dialog !== dialog && !wasPressed.current && Date.now() - said.at < interruptionTime) setSaid({ ...said, dialog });
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
