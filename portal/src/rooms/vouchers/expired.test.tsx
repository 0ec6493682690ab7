import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../platform/errors/errors.ts";
import { renderHook } from "../../platform/session/testHook.tsx";
import { useOwnVoucher } from "./detail/useOwnVoucher.ts";
import { failureOf } from "./useVoucherActions.ts";
import { parseVoucher } from "./voucher.ts";

const mutate = vi.hoisted(() => vi.fn());
vi.mock("./useVoucherRows.ts", () => ({ useVoucherRows: () => ({ mutate }) }));
const calls = vi.hoisted(() => ({ getFile: vi.fn(), post: vi.fn() }));
vi.mock("../../platform/wire/rest.ts", () => calls);
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
