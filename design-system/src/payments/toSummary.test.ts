import { expect, it } from "vitest";
import { toSummary } from "./toSummary.ts";

const term = { email: {}, lastChangeRequestStatus: "OnHold", lastChangeRequestDate: "2026-11-18", lastChangeRequestTime: "18:30" };
const requestOn = (today: string) => toSummary(term as never, "YYYY.MM.DD HH:mm", today).lastRequest;

it("[AP-13, PM-17] the moment of today's change of payment method has the installation's format", () => {
  expect(requestOn("2026-11-18")).toMatchObject({ status: "OnHold", when: "2026.11.18 18:30" });
});

it("[DS-61] an earlier change has a day, and no time", () => {
  expect(requestOn("2026-11-19")).toEqual({ status: "OnHold", date: "2026-11-18", when: undefined });
});
