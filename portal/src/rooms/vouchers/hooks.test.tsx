import { loadedData } from "@favilla/design-system/data/load.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import shipped from "../../../public/config.json?raw";
import { parseConfig, setConfig } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { cacheKey, renderHook } from "../../platform/session/testHook.tsx";
import { retailChainPointsQuery, voucherServiceQuery } from "./calls.ts";
import { useOwnVoucher } from "./detail/useOwnVoucher.ts";
import { useRetailVoucher } from "./detail/useRetailVoucher.ts";
import { useHasVouchers } from "./useHasVouchers.ts";
import { useVouchers } from "./useVouchers.ts";
import { parseVoucher } from "./voucher.ts";

vi.mock("../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));
const calls = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), publicGet: vi.fn(), publicPost: vi.fn() }));
vi.mock("../../platform/wire/rest.ts", () => calls);
vi.mock("../../platform/wire/publicRest.ts", () => calls);
afterEach(() => vi.resetAllMocks());

const config = parseConfig(shipped);
setConfig(config);

const fresh = { id: "v-1", status: "ToBeAssigned", asset: "EXT-1", account: "C-1" };
const redeemed = { ...fresh, status: "Assigned", barcode: "FV1", assignmentDate: "2026-11-20T23:00:00.000Z" };
const rows = { [cacheKey("vouchers")]: [{ id: "v-1", wire: fresh }] };

describe("vouchers", () => {
  it("[AP-12] are loading, then loaded from the rows that the menu has asked for", () => {
    expect(renderHook(useVouchers, {}).given.state).toBe("Loading");
    expect(renderHook(useVouchers, rows).given).toEqual({ state: "Loaded", data: [parseVoucher(fresh)] });
  });

  it("are in the menu if there are any and the installation offers them", () => {
    expect(renderHook(useHasVouchers, rows).given).toBe(true);
    expect(renderHook(useHasVouchers, { [cacheKey("vouchers")]: [] }).given).toBe(false);
    expect(renderHook(useHasVouchers, {}).given).toBe(false);
    setConfig({ ...config, features: { ...config.features, vouchers: false } });
    expect(renderHook(useHasVouchers, rows).given).toBe(false);
    setConfig(config);
  });

  it("[VC-15] show points and the service's state only once these are loaded", () => {
    expect([
      renderHook(() => loadedData(useQuery(retailChainPointsQuery)), {}).given,
      renderHook(() => loadedData(useQuery(voucherServiceQuery)), {}).given,
    ]).toEqual([undefined, undefined]);
    const points = { chain: "Mercato Esempio", points: 5, updatedAt: null };
    expect(renderHook(() => loadedData(useQuery(retailChainPointsQuery)), { [cacheKey("retailChainPoints")]: points }).given).toEqual(
      points,
    );
    const service = { status: false, message: "Torna domani." };
    expect(renderHook(() => loadedData(useQuery(voucherServiceQuery)), { [cacheKey("voucherService")]: service }).given).toEqual(service);
  });
});

describe("[AP-15] redeeming", () => {
  it("puts the redeemed voucher into the list", async () => {
    calls.post.mockResolvedValue(redeemed);
    const { given, shown } = renderHook(useOwnVoucher, rows);
    expect(await given.redeem.send(parseVoucher(fresh))).toEqual(parseVoucher(redeemed));
    expect(shown(cacheKey("vouchers"))).toEqual([{ id: "v-1", wire: redeemed }]);
  });

  it("sends one request for two presses; a retry has the same key after an unknown outcome, another after a refusal", async () => {
    const { redeem: given } = renderHook(useOwnVoucher, rows).given;
    const keys = () => calls.post.mock.calls.map(([, request]) => (request as { idempotencyKey: string }).idempotencyKey);
    calls.post.mockRejectedValue(new ApiError("lost", { reason: "network" }));
    await Promise.all([given.send(parseVoucher(fresh)), given.send(parseVoucher(fresh))]);
    expect(keys()).toHaveLength(1);
    calls.post.mockRejectedValue(new ApiError("no", { reason: "status", status: 409 }));
    await given.send(parseVoucher(fresh));
    await given.send(parseVoucher(fresh));
    const [first, second, third] = keys();
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it("[VC-10] sends the origin of a store for a store's voucher, and no customer", async () => {
    expect(renderHook(() => useRetailVoucher(null), {}).given.load.state).toBe("Unset");
    const { given } = renderHook(() => useRetailVoucher("GDO-1"), {});
    expect(given.load.state).toBe("Loading");
    calls.publicPost.mockResolvedValue(redeemed);
    expect(await given.redeem.send(parseVoucher(fresh))).toEqual(parseVoucher(redeemed));
    const body = { origin: "Fisico GDO", asset: "EXT-1", account: "C-1" };
    expect(calls.publicPost).toHaveBeenCalledWith("redeemRetailVoucher", expect.objectContaining({ path: { id: "v-1" }, body }));
    expect(calls.post).not.toHaveBeenCalled();
  });
});
