import { expect, it } from "vitest";
import { ConfigError } from "../../platform/config/config.ts";
import { ApiError, type FailureReason } from "../../platform/errors/errors.ts";
import { startProblem } from "./startProblem.ts";

const failed = (reason: FailureReason, status?: number) => startProblem(new ApiError("x", { reason, status }));

it("[CH-16] the start page tells unreachable servers from a start that fails for another reason", () => {
  expect([failed("network"), failed("timeout")]).toEqual(["unreachable", "unreachable"]);
  expect([502, 503, 504].map((status) => failed("status", status))).toEqual(Array(3).fill("unreachable"));
  expect([400, 404, 500, 501, 505].map((status) => failed("status", status))).toEqual(Array(5).fill("error"));
  expect([failed("body"), startProblem(new Error("x"))]).toEqual(["error", "error"]);
  expect(startProblem(new ConfigError("x"))).toBe("configuration");
});
