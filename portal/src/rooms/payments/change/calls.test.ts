import { describe, expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { otpStageOf } from "./calls.ts";

const refusal = (status: number) => new ApiError("no", { reason: "status", status });

describe("[PM-12] the stage after a code that was not accepted", () => {
  it("is failure if the server failed or its response is unreadable, and wrong otherwise", () => {
    expect([400, 401, 404, 410, 429, 499].map((status) => otpStageOf(refusal(status)))).toEqual(Array(6).fill("otpWrong"));
    expect([500, 502, 503].map((status) => otpStageOf(refusal(status)))).toEqual(Array(3).fill("failure"));
    for (const reason of ["network", "timeout", "body"] as const) expect(otpStageOf(new ApiError("no", { reason }))).toBe("failure");
    expect([new Error("?"), null, undefined, "500"].map(otpStageOf)).toEqual(Array(4).fill("failure"));
  });
});
