import { type NumberFormats, numberFormatsOf } from "../theme/numbers.ts";
import { italianRegion, type Region, useRegion } from "../theme/region.ts";
import { type DateFormats, dateFormatsOf } from "./dateFormats.ts";

/** All formats of one region: money, figures, lists, order of texts, days and months. */
export interface Formats extends NumberFormats, DateFormats {}

const made = new WeakMap<DateFormats, WeakMap<NumberFormats, Formats>>();

/** Returns all formats of a region, the same object for the same region: outside of components, such as in a download. */
export function formatsOf(region: Region = italianRegion): Formats {
  const [dates, numbers] = [dateFormatsOf(region), numberFormatsOf(region)];
  const ofDates = made.get(dates) ?? new WeakMap<NumberFormats, Formats>();
  made.set(dates, ofDates);
  // The prototype keeps getters lazy.
  const formats = ofDates.get(numbers) ?? (Object.assign(Object.create(numbers), dates) as Formats);
  ofDates.set(numbers, formats);
  return formats;
}

/**
 * Returns the formats of the page's region: `const { formatMoney, formatDate } = useFormats()`. It is the same object in each render. A
 * component without dates takes `useNumberFormats` of the theme, which leaves dayjs out of its page.
 */
export const useFormats = (): Formats => formatsOf(useRegion());
