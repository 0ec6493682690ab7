import { expect, it } from "vitest";
import { lastWithdrawalDay, withdrawalSchema } from "./withdrawal.ts";

it("[CL-24] the last day is the servers', else so many days after that of the conclusion; without both nobody knows it", () => {
  expect(lastWithdrawalDay("2026-12-01", "2026-11-01", 14)).toBe("2026-12-01");
  expect(lastWithdrawalDay(null, "2028-02-21", 14)).toBe("2028-03-06");
  expect(lastWithdrawalDay(null, "2026-10-20", 14)).toBe("2026-11-03");
  expect(lastWithdrawalDay(null, "2026-11-01", undefined)).toBeNull();
  expect(lastWithdrawalDay(null, null, 14)).toBeNull();
});

it("[CL-34] a counted last day on a Sunday or a holiday gives way to the next working day, and one of the servers does not", () => {
  expect(lastWithdrawalDay(null, "2026-11-15", 14)).toBe("2026-11-30");
  expect(lastWithdrawalDay(null, "2026-12-11", 14)).toBe("2026-12-28");
  expect(lastWithdrawalDay("2026-11-29", "2026-11-15", 14)).toBe("2026-11-29");
});

it("[CL-25] the address for the receipt is checked as every other", () => {
  const name = "Marta Nuova";
  expect(withdrawalSchema.safeParse({ name, email: " marta@esempio.it " }).data).toEqual({ name, email: "marta@esempio.it" });
  expect(withdrawalSchema.safeParse({ name, email: "" }).error?.issues[0]?.message).toBe("emailRequired");
});

it("[CL-33] nobody withdraws without a name", () => {
  const issuesOf = (name: string) => withdrawalSchema.safeParse({ name, email: "marta@esempio.it" }).error?.issues[0]?.message;
  expect(["", " ", "x".repeat(201), "x".repeat(200)].map(issuesOf)).toEqual(["nameRequired", "nameRequired", "nameTooLong", undefined]);
});
