import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../platform/errors/errors.ts";
import type { NewReading, SelfReading } from "./selfReading.ts";
import { sendReading } from "./sendReading.ts";

const reading: NewReading = { supplyId: "s-1", meter: "012900", converter: null, type: "CICLO" };
const storedReading: SelfReading = {
  id: "r-1",
  supplyId: "s-1",
  windowId: "w-1",
  sentAt: "2026-11-20T09:00:00.000Z",
  meter: "012900",
  converter: null,
  type: "CICLO",
  platform: "WEB",
  status: "sent",
  reason: null,
  decidedAt: null,
};
const lost = new ApiError("lost", { reason: "timeout" });
const send = (insert: () => Promise<SelfReading>, list: () => Promise<SelfReading[]>) => {
  const calls = { insert: vi.fn(insert), list: vi.fn(list) };
  return { calls, outcome: sendReading(reading, "key", calls) };
};

describe("[AP-15] a reading whose answer is lost", () => {
  it("is looked for, and counts as sent if it is found", async () => {
    const { calls, outcome } = send(
      () => Promise.reject(lost),
      async () => [{ ...storedReading, meter: "12900" }],
    );
    await expect(outcome).resolves.toMatchObject({ id: "r-1" });
    expect(calls.list).toHaveBeenCalledWith("s-1");
  });

  it.each([
    ["another meter's figures", { meter: "12901" }],
    ["one that was decided on before", { status: "refused" as const }],
    ["one of the converter too", { converter: "13000" }],
  ])("is not %s", async (_, other) => {
    const { outcome } = send(
      () => Promise.reject(lost),
      async () => [{ ...storedReading, ...other }],
    );
    await expect(outcome).rejects.toMatchObject({ name: "LostAnswer", found: "absent" });
  });

  it("has an unknown outcome if the list cannot be loaded either", async () => {
    const { outcome } = send(
      () => Promise.reject(lost),
      () => Promise.reject(lost),
    );
    await expect(outcome).rejects.toMatchObject({ name: "LostAnswer", found: "unknown" });
  });
});

it("[SR-07] a refusal is an outcome: nothing is looked for", async () => {
  const refusal = new ApiError("no", { reason: "status", status: 409, data: { code: "OUT-SELF-READING-WINDOW" } });
  const { calls, outcome } = send(
    () => Promise.reject(refusal),
    async () => [],
  );
  await expect(outcome).rejects.toBe(refusal);
  expect(calls.list).not.toHaveBeenCalled();
});
