import { romeDay } from "@favilla/design-system/data/dates.ts";
import { now } from "./now.ts";

/** Returns today in Rome, "YYYY-MM-DD", by the server's clock. */
export const today = (): string => romeDay(now()) as string;
