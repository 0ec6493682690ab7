import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeRequests, type RequestSubject, type StatusRequest } from "./requestSubject.ts";

const request: StatusRequest = {
  id: "1",
  type: "PaymentChange",
  status: "ClosedSuccessfully",
  date: "2026-11-21",
  updatedAt: null,
  sentAt: { date: "2026-11-21", time: "00:05" },
  supplyId: null,
};
const account = { kind: "account", code: "IT60X0542811101000000123456" } as const;
const subject: RequestSubject = { type: "PaymentChange", supplyId: "s-2", date: "2026-11-21", time: "00:05", asked: account };
const one = (change: Partial<StatusRequest>, subjects = [subject], supplies = ["s-1", "s-2", "s-3"]) =>
  describeRequests([{ ...request, ...change }], supplies, subjects)[0];

describe("[RQ-11] the supply of a request", () => {
  it("is the one that the servers name, if it is one of the customer's", () => {
    expect(one({ supplyId: "s-1" })).toMatchObject({ supplyId: "s-1", asked: null });
    expect(one({ supplyId: "s-9" })?.supplyId).toBe("s-2");
    expect(one({ supplyId: "s-9" }, [])?.supplyId).toBeNull();
  });

  it("is else the only one, or the one whose last change has its type and moment in Rome", () => {
    expect(one({}, [], ["s-1"])?.supplyId).toBe("s-1");
    expect(one({})).toMatchObject({ supplyId: "s-2", asked: account });
    expect(one({ type: "CadastralChange" })?.supplyId).toBeNull();
    expect(one({ sentAt: { date: "2026-11-21", time: "00:06" } })?.supplyId).toBeNull();
    expect(one({ sentAt: null })?.supplyId).toBe("s-2");
  });

  it("stays unknown if two supplies changed at the same moment", () => {
    expect(one({}, [subject, { ...subject, supplyId: "s-3" }])?.supplyId).toBeNull();
  });
});

describe("[RQ-11] what was asked", () => {
  it("is not said of a failure, of a request whose state is unknown, or of an earlier change", () => {
    for (const status of ["ClosedWithFailure", "unknown"] as const) expect(one({ status })?.asked).toBeNull();
    const earlier = { ...request, id: "0", sentAt: { date: "2026-09-20", time: "12:00" }, date: "2026-09-20", supplyId: "s-2" };
    const [last, first] = describeRequests([request, earlier], ["s-1", "s-2"], [subject]);
    expect([last?.asked, first?.asked]).toEqual([account, null]);
    expect([last?.replaced, first?.replaced]).toEqual([false, true]);
  });

  it("of something without a moment is said of the newest request alone", () => {
    const address = { kind: "address", address: "Via Fittizia 8, 40121 Bologna BO" } as const;
    const ofAddress: RequestSubject = { type: "BillingAddressChange", supplyId: "s-1", date: null, time: null, asked: address };
    const requests = ["2", "1"].map((id) => ({ ...request, id, type: "BillingAddressChange", supplyId: "s-1" }) as const);
    expect(describeRequests(requests, ["s-1", "s-2"], [ofAddress]).map(({ asked }) => asked)).toEqual([address, null]);
  });

  it("is never another request's, whatever the servers send", () => {
    const ids = fc.constantFrom("s-1", "s-2", "s-3");
    const type = fc.constantFrom("PaymentChange" as const, "CadastralChange" as const);
    const time = fc.constantFrom("00:05", "00:06");
    const subjects = fc.uniqueArray(
      fc.record({ type, supplyId: ids, time }).map((each): RequestSubject => ({ ...subject, ...each })),
      { selector: ({ type, supplyId }) => type + supplyId },
    );
    const requests = fc.array(
      fc.record({
        type,
        supplyId: fc.option(ids),
        sentAt: time.map((each) => ({ date: "2026-11-21", time: each })),
      }),
    );
    fc.assert(
      fc.property(requests, subjects, (wire, things) => {
        const described = describeRequests(
          wire.map((each, index) => ({ ...request, ...each, id: String(index) })),
          ["s-1", "s-2", "s-3"],
          things,
        );
        described.forEach((each, index) => {
          const sent = wire[index]?.supplyId;
          if (sent) expect(each.supplyId).toBe(sent);
          if (each.asked) {
            expect(
              things.some((thing) => thing.type === each.type && thing.supplyId === each.supplyId && thing.time === each.sentAt?.time),
            ).toBe(true);
          }
        });
      }),
    );
  });
});
