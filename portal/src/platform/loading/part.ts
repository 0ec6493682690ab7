import { setLateSettings } from "@favilla/design-system/theme/lateComponent.ts";
import { visit } from "../session/storage.ts";
import { applyStyles } from "./styles.ts";

export { type LateModule, type LatePart, latePart as part } from "@favilla/design-system/theme/lateComponent.ts";

/** Key of the note in session storage that a reload was requested for a part. */
const noteOf = (name: string) => `favilla.reloaded.${name}`;

/** Milliseconds after which a requested reload has evidently not happened. Then the page shows the failure. */
const reloadTime = 10_000;

/**
 * Reloads the page once for each part, because a deployment may have removed its file. A note in session storage prevents a second reload for
 * the same part. Without a network nothing is reloaded. Resolves if it was not reloaded.
 * @param name name of the part
 */
async function reloadOnce(name: string): Promise<void> {
  const note = noteOf(name);
  if (navigator.onLine && visit.get(note) === null) {
    visit.set(note, "1");
    // A note in memory would not survive the reload, and the page would reload forever.
    if (visit.persistent()) {
      window.location.reload();
      return new Promise((resolve) => setTimeout(resolve, reloadTime));
    }
  }
  visit.remove(note);
}

/** Name of the part that tells that something is missing: it waits for nothing that is missing (src/shell/failurePart.tsx). */
export const partOfFailures = "failures";

// Once a part has come, another reload is allowed if a later deployment removes it again.
setLateSettings({
  alongside: (name) => (name === partOfFailures ? undefined : applyStyles()),
  beforeFailure: reloadOnce,
  onLoaded: (name) => visit.remove(noteOf(name)),
});
