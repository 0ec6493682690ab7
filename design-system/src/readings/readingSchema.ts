import * as z from "zod/mini";
import { checkReading, readingDigits } from "./preview.ts";

/** The digits that a converter's display can show. */
export const converterDigits = 9;

/** The figures of a reading as they are typed. */
export interface ReadingValues {
  meter: string;
  /** Left empty where the meter has no converter. */
  converter: string;
}

/** A reading as it is sent: digits only, zeros in front included. */
export interface Reading {
  meter: string;
  converter: string | undefined;
}

/** The reading that typed figures are. */
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
 * The reading of a gas meter (SR-06): only what the meter cannot show is refused.
 * @param digits of the meter before the comma, 1 to 9
 * @param hasConverter whether the meter has a converter, whose reading is then required
 */
export const readingSchema = (digits: number, hasConverter: boolean) =>
  z.pipe(
    z.object({ meter: figures(digits), converter: hasConverter ? figures(converterDigits) : z.string() }),
    z.transform((values) => readingOf(values, hasConverter)),
  );
