/** Difference between the server's clock and this page's `performance.now()` in milliseconds. The page's clock can't be set back. */
let serverLead: number | undefined;

/** Learns the server's time from the Date header of a response, so that a wrong clock of the device has no effect on deadlines. */
export function learnServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) serverLead = time - performance.now();
}

/** The portal's only clock: the server's time as last learned, or the device's until then. */
export const now = (): Date => new Date(serverLead === undefined ? Date.now() : serverLead + performance.now());
