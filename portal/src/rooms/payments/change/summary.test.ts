import { expect, it } from "vitest";
import { toSummary } from "./summary.ts";

it("[AP-13, PM-17] the last change of payment method is dated as the installation asks", () => {
  const term = { email: {}, lastChangeRequestStatus: "OnHold", lastChangeRequestDate: "2026-11-18", lastChangeRequestTime: "18:30" };
  expect(toSummary(term as never, "YYYY.MM.DD HH:mm").lastRequest).toMatchObject({ status: "OnHold", when: "2026.11.18 18:30" });
});
