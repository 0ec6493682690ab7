import { expect, it } from "vitest";
import { toSummary } from "./summary.ts";

it("[AP-13, PM-17] the date of the last change of payment method has the installation's format", () => {
  const term = { email: {}, lastChangeRequestStatus: "OnHold", lastChangeRequestDate: "2026-11-18", lastChangeRequestTime: "18:30" };
  expect(toSummary(term as never, "YYYY.MM.DD HH:mm").lastRequest).toMatchObject({ status: "OnHold", when: "2026.11.18 18:30" });
});
