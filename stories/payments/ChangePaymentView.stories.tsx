import { ChangePaymentView } from "@favilla/design-system/payments/ChangePaymentView.tsx";
import { changeParts } from "@favilla/design-system/payments/changeParts.ts";
import type { ChangeAnswer } from "@favilla/design-system/payments/paymentChange.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { iban as code, creditor, holder, prefixes } from "./sample.ts";

const payment = { holder, supplyName: "Casa di Bologna", pending: false, ownPhone: { prefix: "39", number: "3331234567" } };
const success: ChangeAnswer = { outcome: "success", effectiveDate: "2026-11-23" };

const meta = {
  title: "Payments/ChangePaymentView",
  component: ChangePaymentView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    mode: "Bank",
    load: loaded(payment),
    back: { href: "#fornitura", label: "Fornitura" },
    creditor,
    prefixes,
    parts: changeParts,
    draft: { found: undefined, keep: fn(), drop: fn() },
    step: null,
    onStep: fn(),
    onSendCode: fn(async () => ({ sent: true }) as const),
    onCheckCode: fn(async () => ({ outcome: "accepted" }) as const),
    onVerifyBooklet: fn(async () => "positive" as const),
    onChangeMethod: fn(async (): Promise<ChangeAnswer> => success),
    onBack: fn(),
    onLeave: fn(),
  },
  // The step is in the address of a site; here it is in a state.
  render: function Page({ onStep, step: first, ...args }) {
    const [step, setStep] = useState(first);
    return (
      <ChangePaymentView
        {...args}
        step={step}
        onStep={(next, options) => {
          onStep(next, options);
          setStep(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChangePaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (page: Canvas, name: string) => userEvent.click(page.getByRole("button", { name }));

/** Types the IBAN and goes on to the code that signs the change. */
async function giveIban(page: Canvas) {
  await userEvent.type(await page.findByRole("textbox", { name: "IBAN" }), code);
  await press(page, "Continua");
  await page.findByRole("region", { name: /Mandato/ });
}

/** Asks for the code and types it. */
async function giveCode(page: Canvas) {
  await press(page, "Invia il codice");
  await userEvent.type(await page.findByRole("textbox", { name: "Codice di verifica" }), "4821");
  await press(page, "Conferma");
}

export const Default: Story = {};

/** From the IBAN to the result: each call is made once, with what its form has validated. */
export const WholeTask: Story = {
  name: "Whole task [PM-03, PM-46]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await giveIban(page);
    await expect(args.onStep).toHaveBeenCalledWith("confirm", { replace: false });
    await giveCode(page);
    await expect(await page.findByText(/^Richiesta ricevuta/)).toBeVisible();
    await expect(args.onSendCode.mock.calls).toEqual([[{ prefix: "39", number: "3331234567" }]]);
    await expect(args.onCheckCode.mock.calls).toEqual([["4821"]]);
    await expect(args.onChangeMethod.mock.calls).toEqual([[code]]);
    await expect(args.draft.drop).toHaveBeenCalled();
  },
};

/** The servers refuse the IBAN itself: its field says so, with what was typed, and the same one is not sent again. */
export const DebitRefused: Story = {
  name: "IBAN refused [PM-37, PM-46]",
  args: { onChangeMethod: fn(async (): Promise<ChangeAnswer> => ({ outcome: "debitRefused" })) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await giveIban(page);
    await giveCode(page);
    const field = await page.findByRole("textbox", { name: "IBAN" });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/non accettano questo IBAN/));
    await expect(args.onStep).toHaveBeenLastCalledWith("debit", { replace: true });
    await press(page, "Continua");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/non accettano questo IBAN/));
    await expect(args.onChangeMethod).toHaveBeenCalledOnce();
  },
};

/** Loses the first answer. */
const lostFirst = fn(
  async (_debit: string): Promise<ChangeAnswer> => (lostFirst.mock.calls.length === 1 ? { outcome: "unknown", lost: true } : success),
);

/** A lost answer: a retry looks the change up, with the same IBAN. */
export const LostAnswer: Story = {
  name: "Lost answer [PM-28, PM-30]",
  args: {
    onChangeMethod: lostFirst,
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await giveIban(page);
    await giveCode(page);
    await expect(await page.findByRole("heading", { name: "Non sappiamo se la richiesta è arrivata" })).toBeVisible();
    await press(page, "Controlla");
    await expect(await page.findByText(/^Richiesta ricevuta/)).toBeVisible();
    await expect(args.onChangeMethod).toHaveBeenCalledTimes(2);
    await expect(args.onChangeMethod).toHaveBeenLastCalledWith(code);
    await expect(args.onCheckCode).toHaveBeenCalledOnce();
  },
};

/** "Annulla" asks first, then says that nothing has changed. */
export const Cancelled: Story = {
  name: "Cancelled [PM-14]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await press(page, "Annulla");
    await press(page, "Interrompi");
    await press(page, "Ho capito");
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.draft.drop).toHaveBeenCalled();
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), "Riprova");
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** It is not known how the supply is paid. */
export const NoTerm: Story = { args: { load: empty } };

export const Pending: Story = {
  name: "Pending [PM-16]",
  args: { load: loaded({ ...payment, pending: true }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: "C’è già una richiesta in corso" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** 320 px, a booklet, and a name that runs from right to left. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { mode: "Booklet", load: loaded({ ...payment, supplyName: "بيت الجبل في بولونيا" }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
