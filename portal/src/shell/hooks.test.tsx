import { describe, expect, it, vi } from "vitest";
import { type Config, setConfig } from "../platform/config/config.ts";
import { phonePrefixesQuery } from "../platform/contact/phonePrefixes.ts";
import { useQuery } from "../platform/query/useQuery.ts";
import { cacheKey, renderHook } from "../platform/session/testHook.tsx";
import { useCadastral } from "../rooms/account/cadastral/useCadastral.ts";
import { useRequests } from "../rooms/account/requests/useRequests.ts";
import { accountTotalQuery, statementChoicesQuery, statementTotalQuery } from "../rooms/bills/statement/calls.ts";
import { wholeStatement } from "../rooms/bills/statement/statement.ts";
import { consumptionQuery, latestMonthsQuery } from "../rooms/consumption/calls.ts";
import { useLatestRealReadings } from "../rooms/consumption/useConsumption.ts";
import { useBillingAddresses } from "../rooms/payments/billing/useBillingAddresses.ts";
import { useTerms } from "../rooms/payments/useTerms.ts";
import { readingAuthorizationQuery, selfReadingQuery, selfReadingsQuery } from "../rooms/readings/calls.ts";
import { useSendReading } from "../rooms/readings/useReadings.ts";
import { readingWindowsQuery } from "../rooms/readings/windows/calls.ts";
import { supplyAddressQuery } from "../rooms/supplies/addressCalls.ts";
import { suppliesQuery } from "../rooms/supplies/calls.ts";
import { useSupplyDetail } from "../rooms/supplies/detail/useSupplyDetail.ts";

vi.mock("../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

setConfig({ paths: { latestReadings: "/consumption/latest-readings" } } as unknown as Config);

const code = "100001001";
const period = { supplyId: "s-100001001", from: "2026-01-01", to: "2026-12-31" };

/** Each hook that reads data, with its cache key. */
const reads: [name: string, hook: () => { state: string } | { load: { state: string } }, key: string, data: unknown][] = [
  ["cadastral data", () => useCadastral(code), cacheKey("cadastrals", code), [{ id: "c-1" }]],
  ["requests", useRequests, cacheKey("requests"), [{ id: "q-1" }]],
  ["total of a filter", () => useQuery(statementTotalQuery, wholeStatement), cacheKey("statementTotal", wholeStatement), { amount: 1 }],
  ["total of the account", () => useQuery(accountTotalQuery), cacheKey("accountTotal"), { amount: 1 }],
  ["choices of the statement", () => useQuery(statementChoicesQuery), cacheKey("statementChoices"), { supplies: [] }],
  ["consumption", () => useQuery(consumptionQuery, period), cacheKey("consumption", period), [{ month: 1 }]],
  ["latest months", () => useQuery(latestMonthsQuery, {}), cacheKey("latestMonths", {}), new Map()],
  ["latest real readings", useLatestRealReadings, cacheKey("latestRealReadings", []), new Map()],
  ["billing addresses", () => useBillingAddresses(code), cacheKey("billingAddresses", code), [{ id: "ba-1" }]],
  ["phone prefixes", () => useQuery(phonePrefixesQuery), cacheKey("phonePrefixes"), [{ value: "39", label: "Italia" }]],
  ["payment terms", () => useTerms(code), cacheKey("terms", code), [{ id: "b-1" }]],
  ["reading windows", () => useQuery(readingWindowsQuery), cacheKey("readingWindows"), [{ id: "w-1" }]],
  ["readings sent", () => useQuery(selfReadingsQuery), cacheKey("selfReadings"), [{ id: "r-1" }]],
  ["one reading", () => useQuery(selfReadingQuery, "r-1"), cacheKey("selfReading", "r-1"), { id: "r-1" }],
  ["leave to read", () => useQuery(readingAuthorizationQuery, "s-1"), cacheKey("readingAuthorization", "s-1"), { digits: 5 }],
  ["supply detail", () => useSupplyDetail("s-1"), cacheKey("supplies"), [{ id: "s-1" }]],
  ["details of all supplies", () => useQuery(suppliesQuery), cacheKey("supplies"), [{ id: "s-1" }]],
  ["supply address", () => useQuery(supplyAddressQuery, "a-1"), cacheKey("supplyAddress", "a-1"), { id: "a-1" }],
];

const stateOf = (given: { state: string } | { load: { state: string } }) => ("load" in given ? given.load.state : given.state);

describe("each request has its own cache key, with its parameters", () => {
  it.each(reads)("%s", (_name, hook, key, data) => {
    expect(stateOf(renderHook(hook, {}).given)).toBe("Loading");
    expect(stateOf(renderHook(hook, { [key]: data }).given)).toBe("Loaded");
  });

  it("null makes no request", () => {
    for (const hook of [
      () => useCadastral(null),
      () => useTerms(null),
      () => useBillingAddresses(null),
      () => useQuery(consumptionQuery, null),
      () => useQuery(suppliesQuery, null),
    ])
      expect(stateOf(renderHook<ReturnType<(typeof reads)[0][1]>>(hook, {}).given)).toBe("Unset");
  });

  it("a supply that is not the customer's is not found", () => {
    const known = { [cacheKey("supplies")]: [{ id: "s-1" }] };
    expect(renderHook(() => useSupplyDetail("s-2"), known).given.load).toEqual({ state: "NoDataFound" });
  });

  it("a write is unset before it is sent", () => {
    expect(renderHook(useSendReading, {}).given.update).toEqual({ state: "Unset" });
  });
});
