import * as z from "zod/mini";
import { checkReading, readingDigits } from "./preview.ts";

/** Maximum number of digits on a converter's display. */
export const converterDigits = 9;

/** Typed digits of a reading. */
export interface ReadingValues {
  meter: string;
  /** Empty if the meter has no converter. */
  converter: string;
}

/** Values to send: digits only, with leading zeros. */
export interface Reading {
  meter: string;
  converter: string | undefined;
}

/** Converts typed values to a reading. */
export const readingOf = ({ meter, converter }: ReadingValues, hasConverter: boolean): Reading => ({
  meter: readingDigits(meter),
  converter: hasConverter ? readingDigits(converter) : undefined,
});

const figures = (digits: number) =>
  z.string().check(({ value, issues }) => {
    const message = checkReading(value, digits);
    if (message) issues.push({ code: "custom", input: value, message });
  });

/**
 * Schema of a gas meter's reading (SR-06). Only impossible readings are rejected.
 * @param digits number of digits before the comma, 1 to 9
 * @param hasConverter true if the meter has a converter, whose reading is then required
 */
export const readingSchema = (digits: number, hasConverter: boolean) =>
  z.pipe(
    z.object({ meter: figures(digits), converter: hasConverter ? figures(converterDigits) : z.string() }),
    z.transform((values) => readingOf(values, hasConverter)),
  );
