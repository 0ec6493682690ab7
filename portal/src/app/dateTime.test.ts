import { expect, it } from "vitest";
import { toSummary } from "../payments/summary.ts";
import { writeDateTime } from "./dateTime.ts";

it("[AP-13] a moment is written as the installation asks, and not at all where its day or its time is missing", () => {
  const write = (format: string) => writeDateTime(format, "2026-11-02", "09:05");
  expect(["DD/MM/YYYY HH:mm", "HH:mm, DD-MM-YYYY", "DD/MM/YYYY, ore HH.mm"].map(write)).toEqual([
    "02/11/2026 09:05",
    "09:05, 02-11-2026",
    "02/11/2026, ore 09.05",
  ]);
  expect(writeDateTime("DD/MM/YYYY HH:mm", null, "09:05")).toBeUndefined();
  expect(writeDateTime("DD/MM/YYYY HH:mm", "2026-11-02", null)).toBeUndefined();
});

it("[AP-13, PM-17] so is that of the last change of payment method", () => {
  const term = { email: {}, lastChangeRequestStatus: "OnHold", lastChangeRequestDate: "2026-11-18", lastChangeRequestTime: "18:30" };
  expect(toSummary(term as never, "YYYY.MM.DD HH:mm").lastRequest).toMatchObject({ status: "OnHold", when: "2026.11.18 18:30" });
});
