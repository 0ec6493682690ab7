import { type NumberFormats, numberFormatsOf } from "../theme/numbers.ts";
import { italianRegion } from "../theme/region.ts";

/** Statuses of a reading that the customer has sent. */
export const sentReadingStatuses = ["sent", "accepted", "refused"] as const;
export type SentReadingStatus = (typeof sentReadingStatuses)[number];

/** A reading that the customer has sent. */
export interface SentReading {
  /** Id, which is also the receipt number. */
  id: string;
  /** The supply's nickname, else its address (SU-01). */
  supplyName: string;
  /** Value of the meter in m³. */
  value: number | null;
  /** Value of the converter in Smc. */
  converterValue?: number | null | undefined;
  /** ISO timestamp. */
  sentAt?: string | null | undefined;
  status: SentReadingStatus;
}

/** Formats a meter value as "12.791 m³", with a no-break space. A value that is not a finite number gives "–", without the unit. */
export const formatMeter = (
  value: number | null | undefined,
  unit: "m³" | "Smc" | "kWh" = "m³",
  { formatNumber }: NumberFormats = numberFormatsOf(italianRegion),
): string => formatNumber(value) + (Number.isFinite(value) ? `\u00a0${unit}` : "");

/** A reading that the customer has sent. The name of its supply is null if it is unknown. */
export interface KnownReading extends Readonly<Omit<SentReading, "supplyName">> {
  readonly supplyName: string | null;
}
