import { formatNumber } from "../data/format.ts";

/** What has become of a reading that the customer sent. */
export const sentReadingStatuses = ["sent", "accepted", "refused"] as const;
export type SentReadingStatus = (typeof sentReadingStatuses)[number];

/** A reading that the customer sent, as the library shows it. */
export interface SentReading {
  /** Also its receipt number. */
  id: string;
  /** The supply's nickname, else its address (SU-01). */
  supplyName: string;
  /** What the meter showed, m³. */
  value: number | null;
  /** What its converter showed, Smc. */
  converterValue?: number | null | undefined;
  /** ISO timestamp. */
  sentAt?: string | null | undefined;
  status: SentReadingStatus;
}

/** "12.791 m³", with a no-break space. What is no finite number is "–", without the unit. */
export const formatMeter = (value: number | null | undefined, unit: "m³" | "Smc" | "kWh" = "m³"): string =>
  formatNumber(value) + (Number.isFinite(value) ? `\u00a0${unit}` : "");
