import { expect, it } from "vitest";
import { now } from "../time/now.ts";
import { retryAfterOf } from "./transport.ts";

it("[PM-31, AP-51] Retry-After is a number of seconds or a date, and anything else is ignored", () => {
  expect(["0", "900", " 30 "].map(retryAfterOf)).toEqual([0, 900, 30]);
  expect([null, "", "soon", "-5", "1.5", "5 seconds", "9".repeat(400)].map(retryAfterOf)).toEqual(Array(7).fill(undefined));
  const inAMinute = new Date(now().getTime() + 60_000).toUTCString();
  expect(retryAfterOf(inAMinute)).toBeGreaterThanOrEqual(58);
  expect(retryAfterOf("Wed, 21 Oct 2015 07:28:00 GMT")).toBe(0);
});
