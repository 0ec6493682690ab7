import * as z from "zod/mini";
import { matches } from "../forms/fieldChecks.ts";
import { plainCode } from "../forms/plainCode.ts";

/** Number of digits of a postal savings booklet's number (PM-07). */
export const bookletLength = 13;

/**
 * Schema of the savings booklet to debit. Issues: `bookletDigits`, `bookletSame`.
 * @param current the booklet that is debited now, which is rejected
 */
export const bookletStepSchema = (current?: string | null) =>
  z.object({
    /** 13 digits, without spaces. */
    booklet: z.string().check(
      z.overwrite(plainCode),
      matches(new RegExp(`^[0-9]{${bookletLength}}$`), { error: "bookletDigits", abort: true }),
      z.refine((booklet) => booklet !== plainCode(current ?? ""), "bookletSame"),
    ),
  });

export type BookletStepValues = z.infer<ReturnType<typeof bookletStepSchema>>;
