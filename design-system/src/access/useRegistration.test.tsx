import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { RegistrationAnswer } from "./registrationState.ts";
import { type RegistrationOptions, useRegistration } from "./useRegistration.ts";

const codes = { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" };
const phone = { prefix: "39", number: "3331234567" };
const found = { ...codes, email: "rosa@esempio.it", phone, consents: {} };
const acceptance: RegistrationAnswer = { outcome: "accepted" };

function begin(options: Partial<RegistrationOptions> = {}) {
  const given = {
    step: "client" as const,
    onStep: vi.fn(),
    draft: { found, keep: vi.fn(), drop: vi.fn() },
    onCheckClient: vi.fn(async () => acceptance),
    onCheckAccount: vi.fn(async () => acceptance),
    onRegister: vi.fn(async () => acceptance),
    ...options,
  };
  let registration: ReturnType<typeof useRegistration> | undefined;
  const Probe = () => {
    registration = useRegistration(given);
    return null;
  };
  renderToString(<Probe />);
  return { registration: registration as ReturnType<typeof useRegistration>, given };
}

describe("[AC-59] the calls of a registration", () => {
  it("get what the forms have validated, one at a time, and lead to the next step", async () => {
    const { registration, given } = begin();
    await Promise.all([registration.client.onSubmit(codes), registration.client.onSubmit(codes)]);
    expect(given.onCheckClient).toHaveBeenCalledExactlyOnceWith(codes);
    expect(given.onStep).toHaveBeenCalledExactlyOnceWith("account", { replace: false });
    const next = begin({ step: "account" });
    await next.registration.account.onSubmit({ email: "rosa@esempio.it", phone: "+393331234567", password: "Favilla-2026" });
    expect(next.given.onCheckAccount).toHaveBeenCalledExactlyOnceWith({
      ...codes,
      email: "rosa@esempio.it",
      phone: "+393331234567",
      password: "Favilla-2026",
    });
    expect(next.given.onStep).toHaveBeenCalledExactlyOnceWith("privacy", { replace: false });
  });

  it("[AC-06] a refused field leads to its step, and a failure stays", async () => {
    const error = new Error("no");
    const refused = begin({ step: "account", onCheckAccount: async () => ({ outcome: "refused", field: "customerId", error }) });
    const details = { email: "rosa@esempio.it", phone: "+393331234567", password: "Favilla-2026" };
    await refused.registration.account.onSubmit(details);
    expect(refused.given.onStep).toHaveBeenCalledExactlyOnceWith("client", { replace: false });
    const failed = begin({ step: "account", onCheckAccount: async () => ({ outcome: "failed", error }) });
    await failed.registration.account.onSubmit(details);
    expect(failed.given.onStep).not.toHaveBeenCalled();
  });

  it("[AC-27] a draft is kept on each change, without the password", () => {
    const { registration, given } = begin({ step: "account" });
    registration.account.onValuesChange({ email: "altra@esempio.it", phone, password: "Favilla-2026" });
    expect(given.draft.keep).toHaveBeenCalledExactlyOnceWith({ ...found, email: "altra@esempio.it" });
    expect(registration.passwordLost).toBe(true);
  });
});
