import { expect, it, vi } from "vitest";
import { cacheKey, renderHook } from "../../../platform/session/testHook.tsx";
import { learnServerTime } from "../../../platform/time/now.ts";
import type { Bill } from "../bill.ts";
import { useBillsOfSupply } from "./useBillsOfSupply.ts";

vi.mock("../../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

const bill = (id: number) =>
  ({
    id,
    supplyCode: "S-1",
    details: [],
    paymentDate: null,
    expiryDate: "2026-12-13",
    totalAmount: 10,
    paymentType: "Bollettino",
  }) as unknown as Bill;

it("[SU-19] the bills to pay of a supply are counted among all open ones where the newest page does not hold every bill", () => {
  learnServerTime("2026-11-20T10:00:00Z");
  const load = (total: number) =>
    renderHook(() => useBillsOfSupply("S-1"), {
      [cacheKey("bills of a supply")]: { bills: [bill(1)], total },
      [cacheKey("open bills")]: [bill(1), bill(2)],
    }).given;
  expect(load(1)).toMatchObject({ state: "Loaded", data: { count: 1, unpaid: 1 } });
  expect(load(61)).toMatchObject({ state: "Loaded", data: { count: undefined, unpaid: 2 } });
});
