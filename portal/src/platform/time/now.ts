/** How far the server's clock is from this page's own, in milliseconds. The page's clock starts with it and cannot be set back. */
let serverLead: number | undefined;

/** Learns the server's clock from an answer's Date header: a wrong clock in the customer's device moves no deadline. */
export function learnServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) serverLead = time - performance.now();
}

/** The only clock of the portal: the server's, as last learnt, and the device's until then. */
export const now = (): Date => new Date(serverLead === undefined ? Date.now() : serverLead + performance.now());
