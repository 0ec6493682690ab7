import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { ButtonProps } from "../actions/Button.tsx";
import { PaymentFacts, type PaymentFactsProps } from "./PaymentFacts.tsx";
import type { PaymentTermFacts } from "./PaymentSummary.tsx";

const buttons = vi.hoisted(() => new Map<unknown, ButtonProps>());
vi.mock("../actions/Button.tsx", () => ({
  Button: (props: ButtonProps) => {
    buttons.set(props.children, props);
    return null;
  },
}));

const term: PaymentTermFacts = { mode: "Bank", deliveryMode: "Email" };

/** Renders the panel, and returns its text and what a press of a button does to the form that is open. */
function show(change: Partial<PaymentFactsProps & { term: PaymentTermFacts }>) {
  buttons.clear();
  const onEditorChange = vi.fn();
  const text = renderToString(<PaymentFacts term={term} part="delivery" onEditorChange={onEditorChange} editor={() => null} {...change} />);
  const press = (label: string) => buttons.get(label)?.onClick?.({} as never);
  return { text, press, onEditorChange };
}

it("[PM-35] [CH-32] a form that is being saved stays open, so that its failure is said in it and not in another one", () => {
  const saving = show({ saving: true });
  saving.press("Cambia e-mail");
  saving.press("Cambia consegna");
  expect(saving.onEditorChange).not.toHaveBeenCalled();
  expect([...buttons.values()].map((button) => button["aria-disabled"])).toEqual([true, true]);
  const failed = show({});
  failed.press("Cambia e-mail");
  expect(failed.onEditorChange).toHaveBeenCalledOnce();
  expect([...buttons.values()].map((button) => button["aria-disabled"])).toEqual([false, false]);
});

it("[PM-35] while a change is under way, payment and delivery say why neither can be changed", () => {
  const pending: PaymentTermFacts = { ...term, lastRequest: { status: "OnHold" }, effectiveDate: "2026-11-23" };
  for (const part of ["payment", "delivery"] as const) {
    expect(show({ part, term: pending }).text).toContain("Finché non è conclusa non puoi chiederne altre.");
    expect([...buttons.keys()]).toEqual([]);
    expect(show({ part }).text).not.toContain("Finché non è conclusa");
    expect(buttons.size).toBeGreaterThan(0);
  }
  expect(show({ part: "payment", term: pending }).text).toContain("Il nuovo metodo vale dal 23 novembre 2026.");
  expect(show({ part: "delivery", term: pending }).text).not.toContain("Il nuovo metodo");
});
