import { describe, expect, it, vi } from "vitest";
import { ApiError, type FailureReason } from "../errors/errors.ts";
import { LostAnswer, writeOrFind } from "./lostAnswer.ts";

const failure = (reason: FailureReason, status?: number) => new ApiError("no answer", { reason, status, data: { code: "X" } });
const lost = [failure("network"), failure("timeout"), failure("body"), failure("status", 503)];

describe("[AP-15] a write", () => {
  it("with a response is not looked for", async () => {
    const find = vi.fn();
    expect(await writeOrFind(async () => "answered", find)).toBe("answered");
    expect(find).not.toHaveBeenCalled();
  });

  it.each([failure("status", 409), new TypeError("a fault of the portal")])("with the error %s is not looked for", async (error) => {
    const find = vi.fn();
    await expect(writeOrFind(() => Promise.reject(error), find)).rejects.toBe(error);
    expect(find).not.toHaveBeenCalled();
  });

  it.each(lost)("with a lost response (%#) is looked for once, and never sent again", async (error) => {
    const write = vi.fn(() => Promise.reject(error));
    expect(await writeOrFind<string>(write, async () => "found")).toBe("found");
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each(lost)("that has not arrived, or whose outcome is unknown (%#), keeps the reason of its failure", async (error) => {
    const outcomes = [async () => undefined, () => Promise.reject(new Error("no"))].map((find) =>
      writeOrFind(() => Promise.reject(error), find).catch((thrown: unknown) => thrown),
    );
    const [absent, unknown] = await Promise.all(outcomes);
    expect([absent, unknown]).toEqual([expect.any(LostAnswer), expect.any(LostAnswer)]);
    const { reason, status, serverCode } = error;
    expect(absent).toMatchObject({ found: "absent", reason, status, serverCode, outcomeUnknown: true, cause: error });
    expect(unknown).toMatchObject({ found: "unknown", reason, status, serverCode, outcomeUnknown: true, cause: error });
  });
});
