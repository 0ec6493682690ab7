import type { ButtonProps } from "../actions/Button.tsx";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PaymentFacts, type PaymentFactsProps } from "./PaymentFacts.tsx";

const buttons = vi.hoisted(() => new Map<unknown, ButtonProps>());
vi.mock("../actions/Button.tsx", () => ({
  Button: (props: ButtonProps) => {
    buttons.set(props.children, props);
    return null;
  },
}));

const noFacts = { email: { email: null, status: false, pec: null }, iban: null, booklet: null, postal: null };
const term = { ...noFacts, paymentMode: "Bank", deliveryMode: "Email", lastChangeRequestStatus: null } as PaymentFactsProps["term"];

/** Renders the panel, and returns its text and what a press of a button does to the form that is open. */
function show(change: Partial<PaymentFactsProps>, state = "Unset") {
  buttons.clear();
  const delivery = { update: { state }, send: vi.fn(), reset: vi.fn() } as unknown as PaymentFactsProps["delivery"];
  const rest = { account: undefined, hideBooklet: false, onMethod: vi.fn(), dateTimeFormat: "DD/MM/YYYY HH:mm" };
  const text = renderToString(<PaymentFacts {...rest} term={term} part="delivery" delivery={delivery} {...change} />);
  const press = (label: string) => buttons.get(label)?.onClick?.({} as never);
  return { text, press, reset: delivery.reset };
}

it("[PM-35] [CH-32] a form that is being saved stays open, so that its failure is said in it and not in another one", () => {
  const saving = show({}, "Updating");
  saving.press("Cambia e-mail");
  saving.press("Cambia consegna");
  expect(saving.reset).not.toHaveBeenCalled();
  expect([...buttons.values()].map((button) => button["aria-disabled"])).toEqual([true, true]);
  const failed = show({}, "UpdateFailure");
  failed.press("Cambia e-mail");
  expect(failed.reset).toHaveBeenCalledOnce();
  expect([...buttons.values()].map((button) => button["aria-disabled"])).toEqual([false, false]);
});

it("[PM-35] while a change is under way, payment and delivery say why neither can be changed", () => {
  const pending: PaymentFactsProps["term"] = { ...term, lastChangeRequestStatus: "OnHold", effectiveDate: "2026-11-23" };
  for (const part of ["payment", "delivery"] as const) {
    expect(show({ part, term: pending }).text).toContain("Finché non è conclusa non puoi chiederne altre.");
    expect([...buttons.keys()]).toEqual([]);
    expect(show({ part }).text).not.toContain("Finché non è conclusa");
    expect(buttons.size).toBeGreaterThan(0);
  }
  expect(show({ part: "payment", term: pending }).text).toContain("Il nuovo metodo vale dal 23 novembre 2026.");
  expect(show({ part: "delivery", term: pending }).text).not.toContain("Il nuovo metodo");
});
