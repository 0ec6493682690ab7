import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { parseVoucher } from "../voucher.ts";
import { redeemOrFind, withRow } from "./redeem.ts";

const post = vi.hoisted(() => vi.fn());
vi.mock("../../../platform/wire/rest.ts", () => ({ post }));
afterEach(() => post.mockReset());

const fresh = { id: "v-1", status: "ToBeAssigned", asset: "EXT-1", account: "C-1" };
const redeemed = { ...fresh, status: "Assigned", barcode: "FV1", assignmentDate: "2026-11-20T23:00:00.000Z" };
const row = (wire: typeof fresh) => ({ id: wire.id, wire });
const voucher = parseVoucher(fresh);
const lost = new ApiError("no answer", { reason: "network" });

it("[VC-10] a redemption in the private area sends its origin, and the account and asset of the voucher", async () => {
  post.mockResolvedValue(redeemed);
  expect((await redeemOrFind(voucher, "key", vi.fn())).wire).toEqual(redeemed);
  const body = { origin: "Area riservata web", asset: "EXT-1", account: "C-1" };
  expect(post).toHaveBeenCalledWith("redeemVoucher", { path: { id: "v-1" }, body, idempotencyKey: "key" });
});

it("[AP-15] after an unknown outcome the list is read first: a redeemed voucher is not redeemed again", async () => {
  post.mockRejectedValue(lost);
  expect((await redeemOrFind(voucher, "key", async () => [row(redeemed)])).wire).toEqual(redeemed);
  expect(post).toHaveBeenCalledTimes(1);
  await expect(redeemOrFind(voucher, "key", async () => [row(fresh)])).rejects.toMatchObject({ found: "absent", cause: lost });
  await expect(redeemOrFind(voucher, "key", async () => undefined)).rejects.toMatchObject({ found: "absent", cause: lost });
  await expect(redeemOrFind(voucher, "key", () => Promise.reject(new Error("no")))).rejects.toMatchObject({
    found: "unknown",
    cause: lost,
  });
});

it("[AP-15] after a refusal the list is not read", async () => {
  const refused = new ApiError("expired", { reason: "status", status: 409 });
  const readAgain = vi.fn();
  post.mockRejectedValue(refused);
  await expect(redeemOrFind(voucher, "key", readAgain)).rejects.toBe(refused);
  expect(readAgain).not.toHaveBeenCalled();
});

it("the redeemed voucher takes its row's place", () => {
  const other = { id: "v-2", wire: {} };
  expect(withRow([row(fresh), other], row(redeemed))).toEqual([row(redeemed), other]);
  expect(withRow([other], row(redeemed))).toEqual([other, row(redeemed)]);
  expect(withRow(undefined, row(redeemed))).toEqual([row(redeemed)]);
});
