import { ChangeWizard } from "@favilla/design-system/payments/ChangeWizard.tsx";
import { changeParts } from "@favilla/design-system/payments/changeParts.ts";
import type { DebitStep, SmsProof } from "@favilla/design-system/payments/paymentChange.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage } from "../layout/page.tsx";
import { iban as code, creditor, holder, prefixes } from "./sample.ts";

const debit: DebitStep = {
  entry: { state: "typed", text: "" },
  current: undefined,
  again: false,
  onChange: fn(),
  onVerify: fn(),
  onContinue: fn(),
};

const sms: SmsProof = {
  stage: "phone",
  phone: { prefix: "39", number: "" },
  code: "",
  problem: null,
  wrongCode: null,
  onSend: fn(),
  sending: false,
  sends: 0,
  resendIn: 0,
  onChangePhone: fn(),
  onSubmit: fn(),
  outdated: false,
};

const meta = {
  title: "Payments/ChangeWizard",
  component: ChangeWizard,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    mode: "Bank",
    supply: { name: "Casa di Bologna", href: "#fornitura" },
    holder,
    creditor,
    prefixes,
    parts: changeParts,
    step: "debit",
    round: 0,
    debit,
    accept: { onSubmit: fn() },
    sms,
    busy: false,
    result: null,
    onRetry: fn(),
    onBack: undefined,
    cancel: { stage: null, onAsk: fn(), onConfirm: fn(), onKeep: fn(), onClose: fn() },
  },
} satisfies Meta<typeof ChangeWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const entry = { state: "confirmed", text: code, value: code } as const;
const phone = { prefix: "39", number: "3331234567" };
const confirm = { step: "confirm", debit: { ...debit, entry }, onBack: fn() } as const;

export const Iban: Story = {
  name: "IBAN [PM-03, PM-06]",
  args: { debit: { ...debit, entry } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole("textbox", { name: "IBAN" });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));
    await waitFor(() => expect(args.debit.onContinue).toHaveBeenCalledWith(code));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Annulla" }));
    await expect(args.cancel.onAsk).toHaveBeenCalled();
  },
};

/** After a reload secret values are gone, and a message says why. */
export const IbanAgain: Story = { args: { debit: { ...debit, again: true } } };

/** Only the servers know that this IBAN cannot be debited. */
export const IbanRefused: Story = {
  name: "IBAN refused [PM-37]",
  args: { debit: { ...debit, entry: { state: "refused", text: code } } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "IBAN" });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/non accettano questo IBAN/));
    await expect(field).toHaveValue("IT 60 X 05428 11101 000000123456");
  },
};

export const Mandate: Story = {
  name: "Mandate and phone [PM-03]",
  args: confirm,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("region", { name: /Mandato/ })).toHaveTextContent(
      "IT 60 X 05428 11101 000000123456",
    );
  },
};

/** While a code is awaited its field comes first. */
export const Code: Story = { args: { ...confirm, sms: { ...sms, stage: "code", phone, sends: 1, resendIn: 24 } } };

export const WrongCode: Story = {
  name: "Wrong code [PM-09]",
  args: { ...confirm, sms: { ...sms, stage: "code", phone, sends: 1, resendIn: 24, wrongCode: { triesLeft: 1 } } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Codice di verifica" });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/puoi provare ancora una volta/));
  },
};

/** No code could be sent, and the page says why and what to do. */
export const CodeNotSent: Story = {
  name: "Code not sent [PM-12]",
  args: { ...confirm, sms: { ...sms, phone, problem: "unreachable" } },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText(/Non riusciamo a raggiungere i nostri server/)).toBeVisible(),
};

/** The IBAN or the number was changed after a code had been sent. */
export const NewCodeNeeded: Story = { args: { ...confirm, sms: { ...sms, phone, outdated: true } } };

export const Booklet: Story = {
  name: "Booklet [PM-04, PM-07]",
  args: { mode: "Booklet" },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("button", { name: "Continua" })).toBeNull();
    await userEvent.type(page.getByRole("textbox", { name: "Numero del libretto" }), "1234567890128");
    await userEvent.click(page.getByRole("button", { name: "Verifica il libretto" }));
    await waitFor(() => expect(args.debit.onVerify).toHaveBeenCalledWith("1234567890128"));
  },
};

export const BookletUnverified: Story = {
  args: { mode: "Booklet", debit: { ...debit, entry: { state: "unverified", text: "1234567890128" } } },
};

export const Conditions: Story = { args: { mode: "Booklet", step: "conditions", onBack: fn() } };
export const BookletConfirm: Story = { args: { mode: "Booklet", step: "confirm", onBack: fn() } };

export const Success: Story = { args: { result: { outcome: "success", value: code, effectiveDate: "2026-11-23" } } };

export const Failure: Story = {
  args: { result: { outcome: "failure", value: code, lost: false } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const UnknownOutcome: Story = {
  name: "Unknown outcome [AP-15]",
  args: { result: { outcome: "unknown", value: code, lost: true } },
};

/** The code of a step is loaded later than its frame. */
export const StepOnItsWay: Story = {
  tags: ["pattern:progressbar"],
  args: { parts: { ...changeParts, IbanStep: lazy(() => new Promise<never>(() => undefined)) as typeof changeParts.IbanStep } },
};

/** 320 px, and a name of eighty characters. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { ...confirm, holder: "Massimiliano Ferdinando Esempio di Castelfittizio Campionari", sms: { ...sms, phone } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: /Mandato/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
