import { lastOfMonth, remembered, sundayBefore } from "../base/dates.ts";

/** Months count from the year 0: "2026-03" is 2026 * 12 + 2. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** January is 0. */
export const monthOfYear = (month: number): number => month % 12;
export const yearOf = (month: number): number => Math.floor(month / 12);

const firstDay = (month: number): string => `${yearOf(month)}-${String(monthOfYear(month) + 1).padStart(2, "0")}-01`;

export const lastDay = remembered((month: number) => lastOfMonth(firstDay(month)));

/** In March and October, the day on which the clocks change. */
export const lastSunday = remembered((month: number) => sundayBefore(lastDay(month)));
