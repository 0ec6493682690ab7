import { writeDateTime } from "./dates.ts";

/**
 * Writes a moment in the format that the installation configures (AP-13), if it is of today: later its time tells nothing that its day does
 * not. Undefined for another day, which is written in words, and unless day and time are valid.
 * @param time "HH:mm" in Rome
 * @param today today in Rome, "YYYY-MM-DD"
 */
export const momentToday = (format: string, day: string | null, time: string | null, today: string): string | undefined =>
  day === today ? writeDateTime(format, day, time) : undefined;
