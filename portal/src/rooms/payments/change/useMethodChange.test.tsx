import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { renderHook } from "../../../platform/session/testHook.tsx";
import { useMethodChange } from "./useMethodChange.ts";
import { usePaymentCalls } from "./usePaymentCalls.ts";

const { fetchTerms, updateTerm, refresh } = vi.hoisted(() => ({ fetchTerms: vi.fn(), updateTerm: vi.fn(), refresh: vi.fn() }));
vi.mock("../calls.ts", () => ({ fetchTerms, updateTerm, termsQuery: { name: "terms" } }));
vi.mock("../../../platform/query/useCache.ts", () => ({ useCache: () => ({ refresh }) }));
beforeEach(() => void vi.resetAllMocks());

const term = { id: "b-1", supplyCode: "100001001", paymentMode: "Postal", lastChangeRequestStatus: null } as PaymentTerm;
const refuse = (code: string) =>
  updateTerm.mockRejectedValueOnce(new ApiError(code, { reason: "status", data: { code }, refused: true, api: "graphql" }));

describe("[PM-34] the change of a payment method", () => {
  it("requests the payment term again where the servers know another change of it; not after any other failure", async () => {
    const { given } = renderHook(useMethodChange, {});
    fetchTerms.mockResolvedValue([term]);
    refuse("OTP-NOT-VALIDATED");
    await expect(given({ term, change: { paymentMode: "Bank" } })).rejects.toThrow();
    expect(refresh).not.toHaveBeenCalled();
    refuse("SF-OTHER-REQUEST-PENDING-ERROR");
    await expect(given({ term, change: { paymentMode: "Bank" } })).rejects.toThrow();
    expect(refresh).toHaveBeenCalledWith({ name: "terms" }, "100001001");
  });

  it("[PM-46] sends the validated debit as it is, and its answer is a value whatever happens", async () => {
    const changed = { ...term, effectiveDate: "2026-11-23" };
    const onChanged = vi.fn();
    fetchTerms.mockResolvedValue([term]);
    updateTerm.mockResolvedValueOnce(changed);
    const { given } = renderHook(() => usePaymentCalls("Bank", term, onChanged), {});
    const iban = "IT60X0542811101000000123456";
    expect(await given.onChangeMethod(iban)).toEqual({ outcome: "success", effectiveDate: "2026-11-23" });
    expect(updateTerm).toHaveBeenCalledWith(term, { paymentMode: "Bank", iban }, expect.any(String));
    expect(onChanged).toHaveBeenCalledWith(changed);
    refuse("INVALID-IBAN");
    expect(await given.onChangeMethod(iban)).toEqual({ outcome: "debitRefused" });
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
