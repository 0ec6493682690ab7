import { describe, expect, it } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { codeCheckOf } from "./calls.ts";

const refusal = (status: number, data?: unknown) => new ApiError("no", { reason: "status", status, data });
const outcomeOf = (error: unknown) => codeCheckOf(error).outcome;

describe("[PM-12] the stage after a code that was not accepted", () => {
  it("is failure if the server failed or its response is unreadable, and wrong otherwise", () => {
    expect([400, 401, 404, 499].map((status) => outcomeOf(refusal(status)))).toEqual(Array(4).fill("wrong"));
    expect([410, 429].map((status) => codeCheckOf(refusal(status)))).toEqual([
      { outcome: "ended", why: "expired" },
      { outcome: "ended", why: "tooManyTries" },
    ]);
    expect([500, 502, 503].map((status) => outcomeOf(refusal(status)))).toEqual(Array(3).fill("failed"));
    for (const reason of ["network", "timeout", "body"] as const) expect(outcomeOf(new ApiError("no", { reason }))).toBe("failed");
    expect([new Error("?"), null, undefined, "500"].map(outcomeOf)).toEqual(Array(4).fill("failed"));
  });

  it("[PM-46] says how many attempts are left, and after the last one that the code has ended", () => {
    expect(codeCheckOf(refusal(400, { attemptsLeft: 2 }))).toEqual({ outcome: "wrong", triesLeft: 2 });
    expect(codeCheckOf(refusal(400, { attemptsLeft: "2" }))).toEqual({ outcome: "wrong", triesLeft: undefined });
    expect(codeCheckOf(refusal(400, { attemptsLeft: 0 }))).toEqual({ outcome: "ended", why: "tooManyTries" });
  });
});
