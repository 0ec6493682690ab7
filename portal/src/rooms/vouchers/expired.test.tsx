import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../platform/errors/errors.ts";
import { renderHook } from "../../platform/session/testHook.tsx";
import { useOwnVoucher } from "./detail/useOwnVoucher.ts";
import { failureOf, useVoucherActions } from "./useVoucherActions.ts";
import { parseVoucher } from "./voucher.ts";

const mutate = vi.hoisted(() => vi.fn());
vi.mock("../../platform/query/useQuery.ts", () => ({ useAnswer: () => ({ mutate }) }));
const calls = vi.hoisted(() => ({ getFile: vi.fn(), post: vi.fn() }));
vi.mock("../../platform/wire/rest.ts", () => calls);
vi.mock("../../platform/wire/publicRest.ts", () => calls);
beforeEach(() => vi.resetAllMocks());

const expired = new ApiError("expired", { reason: "status", status: 409, data: { code: "VOUCHER-EXPIRED" } });
const busy = new ApiError("busy", { reason: "status", status: 429 });
const voucher = parseVoucher({ id: "v-1", status: "ToBeAssigned" });
const { signal } = new AbortController();

describe("[VC-26] a voucher that has expired since it was read", () => {
  it.each([
    [busy, 0],
    [expired, 1],
  ])("is read again when its redemption is refused: %s", async (error, times) => {
    calls.post.mockRejectedValue(error);
    await renderHook(useOwnVoucher, {}).given.redeem.send(voucher);
    expect(mutate).toHaveBeenCalledTimes(times);
  });

  it.each([
    [busy, 0],
    [expired, 1],
  ])("is read again when its PDF is refused: %s", async (error, times) => {
    calls.getFile.mockRejectedValue(error);
    await expect(renderHook(useOwnVoucher, {}).given.fetchPdf(voucher, signal)).rejects.toBe(error);
    expect(mutate).toHaveBeenCalledTimes(times);
  });

  it("is called expired in place of a failure that a retry may mend", () => {
    const refused = (error: unknown) => ({ state: "UpdateFailure", error }) as const;
    expect(failureOf(true, refused(expired), undefined)).toBe("expired");
    expect(failureOf(true, refused(busy), undefined)).toBe("redeem");
    expect(failureOf(false, { state: "Unset" }, expired)).toBe("expired");
    expect(failureOf(false, { state: "Unset" }, busy)).toBe("download");
    // An earlier redemption was refused; the failure has been dismissed since.
    expect(failureOf(false, refused(expired), undefined)).toBeUndefined();
  });
});

describe("[VC-28] the barcode of an assigned voucher", () => {
  /** Presses the button at a moment, and returns how often the voucher was read again. */
  async function readAfterPress(status: string, moment: string, validityEndDate: string | null = "2026-11-22") {
    vi.setSystemTime(moment);
    const assigned = parseVoucher({ id: "v-1", status, barcode: "FV1", validityEndDate });
    const hook = () => useVoucherActions(assigned, {} as Parameters<typeof useVoucherActions>[1], vi.fn(), mutate);
    renderHook(hook, {}).given.run("showBarCode");
    await vi.runAllTimersAsync();
    return mutate.mock.calls.length;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.useRealTimers());

  it("is shown until the last day is over in Rome", async () => {
    expect(await readAfterPress("Assigned", "2026-11-22T22:59:59Z")).toBe(0);
    expect(await readAfterPress("Assigned", "2030-01-01T00:00:00Z", null)).toBe(0);
  });

  it("is refused afterwards, though no call says that it has expired, and the voucher is read again", async () => {
    expect(await readAfterPress("Assigned", "2026-11-22T23:00:00Z")).toBe(1);
  });

  it("is still shown if it is used: a used voucher does not expire", async () => {
    expect(await readAfterPress("Used", "2026-11-22T23:00:00Z")).toBe(0);
  });
});
