import fc from "fast-check";
import { expect, it } from "vitest";
import { ApiError } from "../errors/errors.ts";
import { retryPause } from "./retry.ts";

const answer = (status: number, retryAfter?: number) => new ApiError("x", { reason: "status", status, retryAfter });
const cut = new ApiError("x", { reason: "network" });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it("[AP-25] a call is repeated twice after a failure of servers or connection, and never after a refusal", () => {
  for (const error of [answer(500), answer(503), answer(429), cut, new ApiError("x", { reason: "body" })]) {
    expect([1, 2, 3].map((attempt) => retryPause(error, attempt, 0.5) !== undefined)).toEqual([true, true, false]);
  }
  for (const error of [answer(400), answer(401), answer(404), new ApiError("x", { reason: "aborted" }), new Error("a fault of the page")]) {
    expect(retryPause(error, 1, 0.5)).toBeUndefined();
  }
});

it("[AP-25] the pauses double, and those of many customers are spread over half to one and a half", () => {
  expect([1, 2].map((attempt) => retryPause(cut, attempt, 0))).toEqual([2000, 4000]);
  expect([1, 2].map((attempt) => retryPause(cut, attempt, 0.5))).toEqual([4000, 8000]);
});

it("[AP-25] no call is repeated before its Retry-After, and a long one leaves it to the customer", () => {
  fc.assert(
    fc.property(fc.nat(120), fc.constantFrom(1, 2), random, fc.constantFrom(429, 503), (seconds, attempt, chance, status) => {
      const pause = retryPause(answer(status, seconds), attempt, chance) as number;
      expect(pause).toBeGreaterThanOrEqual(seconds * 1000);
      expect(pause).toBeLessThanOrEqual(seconds * 1000 + Math.max(seconds * 1000, 8000));
    }),
  );
  expect(retryPause(answer(503, 121), 1, 0)).toBeUndefined();
});
