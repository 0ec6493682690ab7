import { expect, it, vi } from "vitest";
import { cacheKey, renderHook } from "../../../platform/session/testHook.tsx";
import { termsQuery } from "../calls.ts";
import { useBillingAddresses } from "./useBillingAddresses.ts";

vi.mock("../../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));
const { send, refresh } = vi.hoisted(() => ({ send: vi.fn(), refresh: vi.fn(async () => undefined) }));
vi.mock("../../../platform/wire/graphql.ts", () => ({ query: send }));
vi.mock("../../../platform/query/useCache.ts", () => ({ useCache: () => ({ refresh }) }));

const address = { id: "ba-1", supplyCode: "100001001", address: "Via Fittizia", civicNumber: "8", active: true };

it("[BA-14] after a change of the billing address the payment terms, which name it too, are requested again; not after a failure", async () => {
  const { given, shown } = renderHook(() => useBillingAddresses("100001001"), { [cacheKey("billingAddresses", "100001001")]: [address] });
  const changed = { ...address, civicNumber: "9" } as Parameters<typeof given.change.send>[0];
  send.mockRejectedValueOnce(new Error("500"));
  expect(await given.change.send(changed)).toBeUndefined();
  expect(refresh).not.toHaveBeenCalled();
  send.mockResolvedValueOnce({ updateBillingAddress: changed });
  await given.change.send(changed);
  expect(shown(cacheKey("billingAddresses", "100001001"))).toMatchObject([{ civicNumber: "9" }]);
  expect(refresh).toHaveBeenCalledWith(termsQuery, "100001001");
});
