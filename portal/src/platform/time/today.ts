import { romeDay } from "@favilla/design-system/data/dates.ts";
import { now } from "./now.ts";

/** Today in Rome, "YYYY-MM-DD", by the servers' clock. */
export const today = (): string => romeDay(now()) as string;
