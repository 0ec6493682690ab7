import { createListeners } from "@favilla/design-system/theme/listeners.ts";

/**
 * The device's two clocks at one moment, in milliseconds: its date, which can be wrong and can be set, and the page's own clock, which
 * nobody can set but which stands still while the device sleeps.
 */
const readClocks = () => ({ date: Date.now(), own: performance.now() });

/** Milliseconds by which the two clocks may differ without a reason, since both are rounded and corrected. */
const tolerance = 5000;

/** Milliseconds that a device is believed to have slept. A date that jumps further was set. */
const longestSleep = 30 * 24 * 3_600_000;

/** Milliseconds between two looks at the clocks of a page that stays visible: not every device says that it has slept. */
const lookEvery = 60_000;

let lastReading = readClocks();
/** The servers’ time at `lastReading`. Undefined until a response has said it. */
let knownTime: number | undefined;
/** True if the servers were asked for their time because the clocks differ. */
let hasAsked = false;

const changes = createListeners();
const gaps = createListeners();

/** Calls the listener when the portal's time has jumped, and when the page is looked at again. The returned function ends this. */
export const onTimeChange = changes.subscribe;

/**
 * Calls the listener when the device has slept or its date was set: what the page shows may be old, and a response says the right time. The
 * returned function ends this.
 */
export const onGap = gaps.subscribe;

/** Milliseconds by which the device's date has advanced more than the page's own clock. */
const difference = () => Date.now() - lastReading.date - (performance.now() - lastReading.own);

/** Learns the server's time from the Date header of a response, so that a wrong clock of the device has no effect on deadlines. */
export function learnServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (Number.isNaN(time)) return;
  const wrongBy = Math.abs(time - now().getTime());
  knownTime = time;
  lastReading = readClocks();
  hasAsked = false;
  if (wrongBy > tolerance) changes.notify();
}

/** The portal's only clock: the server's time as last learned, or the device's until then. */
export const now = (): Date => new Date(knownTime === undefined ? Date.now() : knownTime + performance.now() - lastReading.own);

/** Counts the time for which the device has slept. A date that was set back, or far ahead, is no sleep. */
function wake(): void {
  const slept = difference();
  const isGap = Math.abs(slept) > tolerance;
  if (isGap) {
    if (knownTime !== undefined) knownTime = now().getTime() + (slept > 0 && slept <= longestSleep ? slept : 0);
    lastReading = readClocks();
    gaps.notify();
  }
  changes.notify();
}

/**
 * Looks at the clocks of a visible page. Nothing is counted here, because a date that is set beside a page in use looks like a sleep: a
 * response decides.
 */
function look(): void {
  if (hasAsked || document.visibilityState !== "visible" || Math.abs(difference()) <= tolerance) return;
  hasAsked = true;
  gaps.notify();
}

/** Watches for sleep: when the page becomes visible, gets focus or is restored by the browser, and every minute while it is visible. */
export function followClock(): void {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());
  for (const event of ["focus", "pageshow"]) window.addEventListener(event, wake);
  setInterval(look, lookEvery);
}
