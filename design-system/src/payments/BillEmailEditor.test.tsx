import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BillEmailEditor } from "./BillEmailEditor.tsx";
import type { BillEmailFormProps } from "./BillEmailForm.tsx";
import type { PaymentTerm } from "./term.ts";
import type { DeliverySender } from "./useDeliverySave.ts";

const form = vi.hoisted(() => ({ props: undefined as unknown }));
vi.mock("./BillEmailForm.tsx", () => ({
  BillEmailForm: (props: unknown) => {
    form.props = props;
    return null;
  },
}));

const saved = { email: "silvio@esempio.it", pec: "" };
const term = { deliveryMode: "Email", email: { ...saved, status: false }, emailLinkSent: "2026-11-20" } as PaymentTerm;

/** Opens the form, and returns its props and what it was called with. */
function open() {
  const send = vi.fn(async () => ({ term }));
  const onSaved = vi.fn();
  const delivery = { update: { state: "Unset" }, send, reset: vi.fn() } as unknown as DeliverySender;
  renderToString(<BillEmailEditor term={term} refused={null} delivery={delivery} onSaved={onSaved} onUnchanged={() => undefined} />);
  return { send, onSaved, ...(form.props as BillEmailFormProps) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  { ...saved, email: "altra@esempio.it" },
  { ...saved, pec: "silvio@pec.esempio.it" },
])("[EM-02] the link that is sent again does not close the form on what was typed: %j", async (typed) => {
  const { onValuesChange, onSendAgain, onSubmit, send, onSaved } = open();
  onValuesChange?.(typed);
  onSendAgain?.();
  await settled();
  expect(send).toHaveBeenCalledWith({ term, delivery: { mode: "Email", ...saved } });
  expect(onSaved).not.toHaveBeenCalled();
  await onSubmit(typed);
  expect(onSaved).toHaveBeenCalledOnce();
});

it("[EM-02] the link that is sent again closes the form where nothing was typed, or what was typed was taken back", async () => {
  const { onValuesChange, onSendAgain, onSaved } = open();
  onValuesChange?.({ ...saved, pec: "s" });
  onValuesChange?.(saved);
  onSendAgain?.();
  await settled();
  expect(onSaved).toHaveBeenCalledOnce();
});
