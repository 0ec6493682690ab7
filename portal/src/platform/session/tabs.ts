import { createListeners } from "@favilla/design-system/theme/listeners.ts";
import { onGap } from "../time/now.ts";

/**
 * Message between the tabs of one browser: something was written, or the session has ended. Tabs learn the end from storage; the message is
 * for the pages that a browser keeps for its back button: Chromium drops a kept page that gets one. Else its last picture would be shown
 * before any script of it runs, since no frame is drawn between `pagehide` and the freeze.
 */
type TabMessage = "written" | "ended";

const name = "favilla";

/** Safari has it only since 15.4: until then each tab learns of a change by its next request. */
let channel: BroadcastChannel | undefined;

const writes = createListeners();
/** True if another tab has written while this page was hidden: nobody sees what it requests. */
let isLate = false;

function hear(): void {
  isLate = document.visibilityState !== "visible";
  if (!isLate) writes.notify();
}

/** Tells the other tabs. */
export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Listens to the other tabs. */
export function followTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if ((data as TabMessage) === "written") hear();
  };
  document.addEventListener("visibilitychange", () => {
    if (isLate) hear();
  });
}

/**
 * Calls the listener when what the page shows may be old: another tab has written something, or the device has slept. A hidden page waits
 * until it is visible. The returned function ends this.
 */
export function onOutdated(listener: () => void): () => void {
  const ends = [writes.subscribe(listener), onGap(listener)];
  return () => {
    for (const end of ends) end();
  };
}
