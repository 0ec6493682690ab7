import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { renderHook } from "../../../platform/session/testHook.tsx";
import type { PaymentTerm } from "../paymentTerm.ts";
import { useChangeWizard } from "./usePaymentChange.ts";
import { useMethodChange } from "./useMethodChange.ts";

vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useNavigate: () => () => undefined,
  useSearchParams: () => [new URLSearchParams(), () => undefined],
}));
const { fetchTerms, updateTerm, refresh } = vi.hoisted(() => ({ fetchTerms: vi.fn(), updateTerm: vi.fn(), refresh: vi.fn() }));
vi.mock("../calls.ts", () => ({ fetchTerms, updateTerm, termsQuery: { name: "terms" } }));
vi.mock("./calls.ts", () => ({ checkOtp: async () => ({ stage: "otpSuccess" }) }));
vi.mock("../../../platform/query/useCache.ts", () => ({ useCache: () => ({ refresh }) }));
beforeEach(() => void vi.resetAllMocks());

const term = { id: "b-1", supplyCode: "100001001", paymentMode: "Postal", lastChangeRequestStatus: null } as PaymentTerm;

describe("[PM-34] the change of a payment method", () => {
  it("is said to be under way before it is sent, so that the page takes a pending one for this one", async () => {
    const steps: string[] = [];
    const say = (step: string) => () => void steps.push(step);
    fetchTerms.mockResolvedValue([term]);
    updateTerm.mockImplementation(async () => {
      steps.push("sent");
      return { ...term, lastChangeRequestStatus: "Inserted" };
    });
    const start = { mode: "Bank", supplyId: "s-1", term, ownPhone: null, onSending: say("sending"), onChanged: say("changed") } as const;
    await renderHook(() => useChangeWizard(start), {}).given.sms.onSubmit("1234");
    expect(steps).toEqual(["sending", "sent", "changed"]);
  });

  it("requests the payment term again where the servers know another change of it; not after any other failure", async () => {
    const { given } = renderHook(useMethodChange, {});
    fetchTerms.mockResolvedValue([term]);
    const refuse = (code: string) =>
      updateTerm.mockRejectedValueOnce(new ApiError(code, { reason: "status", data: { code }, refused: true, api: "graphql" }));
    refuse("OTP-NOT-VALIDATED");
    await expect(given({ term, change: { paymentMode: "Bank" } })).rejects.toThrow();
    expect(refresh).not.toHaveBeenCalled();
    refuse("SF-OTHER-REQUEST-PENDING-ERROR");
    await expect(given({ term, change: { paymentMode: "Bank" } })).rejects.toThrow();
    expect(refresh).toHaveBeenCalledWith({ name: "terms" }, "100001001");
  });
});
