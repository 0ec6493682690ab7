import type { Update } from "@favilla/design-system/data/load.ts";
import type { BillingAddressDialogProps } from "@favilla/design-system/payments/BillingAddressDialog.tsx";
import { addressForm, type BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import shipped from "../../../../public/config.json?raw";
import { parseConfig, setConfig } from "../../../platform/config/config.ts";
import { BillingAddressEditor } from "./BillingAddressEditor.tsx";

const shownForm = vi.hoisted(() => ({ props: undefined as unknown }));
vi.mock("@favilla/design-system/payments/BillingAddressDialog.tsx", () => ({
  BillingAddressDialog: (props: unknown) => {
    shownForm.props = props;
    return null;
  },
}));

const address: BillingAddress = {
  id: "ba-1",
  supplyCode: "1",
  address: "Via Fittizia",
  civicNumber: "8",
  postalCode: "40121",
  province: "Bologna",
  provinceCode: "BO",
  city: "Bologna",
  staircase: null,
  internal: null,
  floor: null,
  toponym: null,
  name: "Giulia",
  surname: "Esempio",
  active: true,
  manualInsert: false,
  manualInsertDate: null,
};

beforeEach(() => {
  setConfig(parseConfig(shipped));
  vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00.000Z") });
});
afterEach(() => vi.useRealTimers());

/** Renders the dialog while a save has this state. */
function open(update: Update<BillingAddress>) {
  const [send, onClose] = [vi.fn(async (_address: BillingAddress) => undefined), vi.fn()];
  const change = { update, send, reset: vi.fn() };
  renderToString(<BillingAddressEditor address={address} change={change} onSaved={vi.fn()} onClose={onClose} />);
  return { send, onClose, dialog: shownForm.props as BillingAddressDialogProps };
}

it("[BA-13] [CH-32] the dialog cannot be closed while the address is being saved, so that a failure is said in it", () => {
  expect(open({ state: "Updating" }).dialog.busy).toBe(true);
  const failed = open({ state: "UpdateFailure", error: new Error("500") });
  expect(failed.dialog.busy).toBe(false);
  failed.dialog.onClose();
  expect(failed.onClose).toHaveBeenCalledOnce();
});

it("[BA-13] [AP-15] an address that is sent again is the same, also a minute later; one that was typed since then has its own moment", async () => {
  const { dialog, send } = open({ state: "Unset" });
  const form = addressForm(address);
  const sent = async (civicNumber: string) => {
    dialog.onValuesChange?.({ ...form, civicNumber });
    await dialog.onSubmit({ ...form, civicNumber });
    return send.mock.lastCall?.[0];
  };
  const first = await sent("9");
  vi.advanceTimersByTime(60_000);
  expect(await sent("9")).toEqual(first);
  expect(await sent("10")).toMatchObject({ civicNumber: "10", manualInsert: true, manualInsertDate: "2026-11-21T09:01:00.000Z" });
});
