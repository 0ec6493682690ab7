import { isCadastralPending } from "@favilla/design-system/account/cadastral.ts";
import type { StatusRequest } from "@favilla/design-system/account/requestSubject.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { toLoad } from "../../../platform/loading/load.ts";
import { NoRequests, parseRequests, requestsState } from "./statusRequest.ts";

const request: StatusRequest = {
  id: "1",
  type: "PaymentChange",
  status: "Open",
  date: "2026-11-21",
  updatedAt: null,
  sentAt: null,
  supplyId: null,
};

describe("[RQ-02] an empty list of requests", () => {
  it("is a failure of its own kind, which can be retried", () => {
    const retry = vi.fn();
    const state = requestsState({ state: "Loaded", data: [] }, retry);
    expect(state).toMatchObject({ state: "LoadFailure", error: expect.any(NoRequests) });
    if (state.state === "LoadFailure") state.retry();
    expect(retry).toHaveBeenCalledOnce();
    expect(requestsState({ state: "NoDataFound" }, retry).state).toBe("LoadFailure");
  });

  it("changes nothing else", () => {
    const others: Load<StatusRequest[]>[] = [
      { state: "Unset" },
      { state: "Loading" },
      { state: "Loaded", data: [request] },
      { state: "LoadFailure", error: new Error("500"), retry: () => {} },
    ];
    for (const load of others) expect(requestsState(load, () => {})).toBe(load);
  });
});

it("[CD-04] cadastral data wait while their change is inserted or on hold", () => {
  const statuses = ["Inserted", "OnHold", "Active", "Inactive", null] as const;
  expect(statuses.map((changeStatus) => isCadastralPending({ changeStatus }))).toEqual([true, true, false, false, false]);
});

describe("[AP-12] requests and terms", () => {
  it("go from Loading to Loaded, or to LoadFailure on any error, and by no other way", () => {
    const allowed = ["Unset Loading", "Loading Loaded", "Loading LoadFailure", "LoadFailure Loading", "LoadFailure Loaded"];
    const event = fc.constantFrom("ask", "answer", "nothing", "error");
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), fc.boolean(), (events, areRequests) => {
        const answer: { data?: StatusRequest[]; error?: unknown; isLoading: boolean; isValidating: boolean } = {
          isLoading: false,
          isValidating: false,
        };
        const state = () => {
          const load = toLoad({ ...answer, mutate: () => {} });
          return (areRequests ? requestsState(load, () => {}) : load).state;
        };
        let before = state();
        const finish = (result: Pick<typeof answer, "data" | "error">) => {
          if (answer.isValidating) Object.assign(answer, result, { isLoading: false, isValidating: false });
        };
        const onEvent = {
          ask: () => Object.assign(answer, { isLoading: answer.data === undefined, isValidating: true }),
          answer: () => finish({ data: [request], error: undefined }),
          nothing: () => finish({ data: areRequests && !answer.data ? [] : [request], error: undefined }),
          error: () => finish({ error: new Error("any") }),
        };
        for (const happened of events) {
          onEvent[happened]();
          const after = state();
          if (after !== before) expect(allowed).toContain(`${before} ${after}`);
          before = after;
        }
      }),
    );
  });
});

it("[RQ-11] a request has its day and time in Rome, where the day has begun already", () => {
  const sentAt = (createdAt: string | null) => parseRequests([{ id: "1", createdAt }])[0]?.sentAt;
  expect(sentAt("2026-11-20T23:05:00.000Z")).toEqual({ date: "2026-11-21", time: "00:05" });
  expect([sentAt("2026-11-20"), sentAt(null)]).toEqual([null, null]);
});
