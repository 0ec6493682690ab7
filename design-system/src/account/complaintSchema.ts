import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { emailRule } from "../forms/email.ts";
import { matches, notEmpty } from "../forms/fieldChecks.ts";
import { complaintKinds } from "./complaint.ts";

/** Characters of what the customer writes. */
export const longestText = 4000;

/** One reading, or those of up to three bands. */
const reading = /^(?:\d{1,9}(?: \/ \d{1,9}){0,2})?$/;
const betweenBands = /\s*[/;-]\s*/;

const line = (longest: number, issue: string) => z.string().check(z.trim(), atMost(longest, issue));

/** Checks the pair beside other faults too, so that a customer reads all of them at once. */
const always = { when: () => true };

/**
 * Schema of what a customer writes. The codes of supply and bill, and the reading, may be empty; a reading has its day. Issues are keys of
 * `complaintFormMessages`.
 */
export const complaintSchema = z
  .object({
    kind: z.enum(complaintKinds, "kindRequired"),
    text: z.string().check(z.trim(), notEmpty("textRequired"), atMost(longestText, "textTooLong")),
    supplyCode: line(30, "codeTooLong"),
    billNumber: line(30, "codeTooLong"),
    /** Digits before the comma; of a meter with bands "F1 / F2 / F3". */
    reading: z.string().check(
      z.trim(),
      z.overwrite((typed) => typed.split(betweenBands).join(" / ")),
      matches(reading, "readingDigits"),
    ),
    /** "YYYY-MM-DD" or "". */
    readingDay: z.string(),
    name: z.string().check(z.trim(), notEmpty("nameRequired"), atMost(100, "nameTooLong")),
    email: emailRule,
  })
  .check(
    z.refine(({ reading, readingDay }) => reading === "" || readingDay !== "", {
      ...always,
      path: ["readingDay"],
      message: "readingDayRequired",
    }),
    z.refine(({ reading, readingDay }) => readingDay === "" || reading !== "", {
      ...always,
      path: ["reading"],
      message: "readingRequired",
    }),
  );

/** The typed values. Nothing is chosen yet while the kind is "". */
export type ComplaintValues = Record<keyof z.output<typeof complaintSchema>, string>;
export type ComplaintFields = z.output<typeof complaintSchema>;
