import { romeDay } from "@favilla/design-system/data/format.ts";

/** How far the server's clock is from this page's own, in milliseconds. The page's clock starts with it and cannot be set back. */
let serverLead: number | undefined;

/** Learns the server's clock from an answer's Date header: a wrong clock in the customer's device moves no deadline. */
export function learnServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) serverLead = time - performance.now();
}

/** The only clock of the portal: the server's, as last learnt, and the device's until then. */
export const now = (): Date => new Date(serverLead === undefined ? Date.now() : serverLead + performance.now());

/** Today in Rome, "YYYY-MM-DD". */
export const today = (): string => romeDay(now()) as string;

/** Calendar days from one day to another, both "YYYY-MM-DD": a day is a day, also where the clocks change. */
export const daysBetween = (from: string, to: string): number => (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;
