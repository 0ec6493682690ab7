import { expect, it } from "vitest";
import { type ComplaintValues, complaintSchema } from "./complaintSchema.ts";

const values: ComplaintValues = {
  kind: "rectification",
  text: " La bolletta conta 400 Smc. ",
  supplyCode: "",
  billNumber: "2026-1",
  reading: "01234",
  readingDay: "2026-11-18",
  name: " Maria Prova ",
  email: "maria@esempio.it",
};
const issuesOf = (change: Partial<ComplaintValues>) =>
  complaintSchema.safeParse({ ...values, ...change }).error?.issues.map(({ path, message }) => `${path.join()} ${message}`) ?? [];

it("[CL-10] a complaint has a kind, words, a name and an address for the answer; codes and a reading with its day may be missing", () => {
  expect(complaintSchema.parse(values)).toEqual({ ...values, text: "La bolletta conta 400 Smc.", name: "Maria Prova" });
  expect(issuesOf({ reading: "", readingDay: "" })).toEqual([]);
  expect(issuesOf({ kind: "", text: "  ", name: "", email: "maria", readingDay: "" })).toEqual([
    "kind kindRequired",
    "text textRequired",
    "name nameRequired",
    "email emailInvalid",
    "readingDay readingDayRequired",
  ]);
  expect(issuesOf({ readingDay: "" })).toEqual(["readingDay readingDayRequired"]);
  expect(issuesOf({ reading: "" })).toEqual(["reading readingRequired"]);
  for (const typed of ["12,5", "12 5", "1/2/3/4", "11882 /"]) expect(issuesOf({ reading: typed })).toEqual(["reading readingDigits"]);
  expect(issuesOf({ text: "x".repeat(4001), billNumber: "1".repeat(31) })).toEqual(["text textTooLong", "billNumber codeTooLong"]);
});

it("[CL-10] a reading of an electricity meter may have up to three bands", () => {
  for (const typed of ["11882/6821/9639", " 11882 / 6821/ 9639", "11882; 6821; 9639", "11882-6821-9639"])
    expect(complaintSchema.parse({ ...values, reading: typed }).reading).toBe("11882 / 6821 / 9639");
  expect(complaintSchema.parse({ ...values, reading: "11882/6821" }).reading).toBe("11882 / 6821");
});

it("[CL-10] markup in a name or in the words is text like any other", () => {
  const markup = "<img src=x onerror=alert(1)>";
  expect(complaintSchema.parse({ ...values, name: markup, text: markup })).toMatchObject({ name: markup, text: markup });
});
