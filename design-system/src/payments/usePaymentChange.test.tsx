import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { ChangeAnswer, PaymentChange } from "./paymentChange.ts";
import { type PaymentChangeOptions, usePaymentChange } from "./usePaymentChange.ts";

const iban = "IT60X0542811101000000123456";

/** Returns the change as its first render gives it, and the options of which the calls are spies. */
function begin(options: Partial<PaymentChangeOptions> = {}) {
  const given: PaymentChangeOptions = {
    mode: "Bank",
    step: null,
    onStep: vi.fn(),
    draft: { found: undefined, keep: vi.fn(), drop: vi.fn() },
    onSending: vi.fn(),
    onSendCode: vi.fn(async () => ({ sent: true }) as const),
    onCheckCode: vi.fn(async () => ({ outcome: "accepted" }) as const),
    onVerifyBooklet: vi.fn(async () => "positive" as const),
    onChangeMethod: vi.fn(async (): Promise<ChangeAnswer> => ({ outcome: "success", effectiveDate: null })),
    onBack: vi.fn(),
    onLeave: vi.fn(),
    ...options,
  };
  let change: PaymentChange | undefined;
  const Probe = () => {
    change = usePaymentChange(given);
    return null;
  };
  renderToString(<Probe />);
  return { change: change as PaymentChange, given };
}

/** A promise that a test resolves. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe("[PM-34] the change of a payment method", () => {
  it("is said to be under way before it is sent, so that the page takes a pending one for this one", async () => {
    const steps: string[] = [];
    const { change } = begin({
      onSending: () => void steps.push("sending"),
      onChangeMethod: async () => {
        steps.push("sent");
        return { outcome: "success", effectiveDate: null };
      },
      draft: { found: undefined, keep: vi.fn(), drop: () => void steps.push("changed") },
    });
    await change.sms.onSubmit("1234");
    expect(steps).toEqual(["sending", "sent", "changed"]);
  });
});

describe("[PM-46] the calls of a change of payment method", () => {
  it("are made one at a time, however often and in whichever order the buttons are pressed", async () => {
    const check = later<{ outcome: "failed" }>();
    const { change, given } = begin({ onCheckCode: vi.fn(() => check.promise) });
    const pressed = [change.sms.onSubmit("1234"), change.sms.onSubmit("1234"), change.sms.onSend({ prefix: "39", number: "3331234567" })];
    check.resolve({ outcome: "failed" });
    await Promise.all(pressed);
    expect(given.onCheckCode).toHaveBeenCalledOnce();
    expect(given.onSendCode).not.toHaveBeenCalled();
    await change.sms.onSend({ prefix: "39", number: "3331234567" });
    expect(given.onSendCode).toHaveBeenCalledOnce();
  });

  it("a code that is not accepted sends no change, and a change that is not a success keeps the draft", async () => {
    const { change, given } = begin({ onCheckCode: async () => ({ outcome: "wrong", triesLeft: 2 }) });
    await change.sms.onSubmit("1234");
    expect(given.onChangeMethod).not.toHaveBeenCalled();
    const failed = begin({ onChangeMethod: async () => ({ outcome: "failure", lost: true }) });
    await failed.change.sms.onSubmit("1234");
    expect(failed.given.draft.drop).not.toHaveBeenCalled();
  });

  it("[PM-25] a draft is kept from the first letter of the IBAN on, without it", () => {
    const { change, given } = begin();
    change.debit.onChange(iban);
    expect(given.draft.keep).toHaveBeenCalledExactlyOnceWith({ phone: { prefix: "39", number: "" }, accepted: false });
    const back = begin({ draft: { ...given.draft, found: { phone: { prefix: "39", number: "3331234567" }, accepted: true } } });
    expect(back.change.debit).toMatchObject({ again: true, entry: { state: "typed", text: "" } });
    expect(back.change.sms.phone.number).toBe("3331234567");
  });
});
