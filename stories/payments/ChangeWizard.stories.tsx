import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ChangePaymentView } from "@favilla/design-system/payments/ChangePaymentView.tsx";
import { ChangeWizard } from "@favilla/design-system/payments/ChangeWizard.tsx";
import type { ChangeWizardProps } from "@favilla/design-system/payments/paymentChange.ts";
import type { PaymentTerm } from "../../portal/src/rooms/payments/paymentTerm.ts";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { prefixes } from "./sample.ts";

const wizard: ChangeWizardProps = {
  mode: "Bank",
  supply: { name: "Casa di Bologna", href: "#fornitura" },
  holder: "Giulia Esempio",
  creditor: { name: "Favilla Energia S.p.A.", identifier: "IT00ZZZ0000000000000000" },
  prefixes,
  step: "iban",
  round: 0,
  debit: {
    value: "",
    confirmed: "",
    current: undefined,
    verification: "none",
    serverErrors: undefined,
    again: false,
    onChange: fn(),
    onVerify: fn(),
    onContinue: fn(),
  },
  accept: { onSubmit: fn() },
  sms: {
    stage: "phone",
    serverErrors: undefined,
    onSend: fn(),
    sending: false,
    sendError: undefined,
    sends: 0,
    resendIn: 0,
    onChangePhone: fn(),
    onSubmit: fn(),
    outdated: false,
  },
  busy: false,
  result: null,
  onRetry: fn(),
  onBack: undefined,
  cancel: { stage: null, onAsk: fn(), onConfirm: fn(), onKeep: fn(), onClose: fn() },
};

const meta = {
  title: "Pages/Payments",
  component: ChangeWizard,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: wizard,
  // Later steps are loaded after their page.
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).queryByRole("progressbar")).toBeNull()),
} satisfies Meta<typeof ChangeWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const value = "IT60X0542811101000000123456";
const iban = { ...wizard.debit, value, confirmed: value };
const confirm = { step: "conferma", debit: iban, onBack: fn() } as const;
const defaultValues = { phone: { prefix: "39", number: "3331234567" } };

export const Iban: Story = {
  name: "IBAN [PM-03, PM-06]",
  args: { debit: iban },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole("textbox", { name: "IBAN" });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));
    await waitFor(() => expect(args.debit.onContinue).toHaveBeenCalledWith(value));
  },
};

/** After a reload secret values are gone, and a message says why. */
export const IbanAgain: Story = { args: { debit: { ...wizard.debit, again: true } } };

export const Mandate: Story = {
  name: "Mandate and phone [PM-03]",
  args: confirm,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("region", { name: /Mandato/ })).toHaveTextContent(
      "IT 60 X 05428 11101 000000123456",
    );
  },
};

export const Code: Story = { args: { ...confirm, sms: { ...wizard.sms, stage: "code", defaultValues, sends: 1, resendIn: 24 } } };

/** The IBAN or the number was changed after a code had been sent. */
export const NewCodeNeeded: Story = { args: { ...confirm, sms: { ...wizard.sms, defaultValues, outdated: true } } };

const booklet = { mode: "Booklet", step: "libretto" } as const;

export const Booklet: Story = { name: "Booklet [PM-04, PM-07]", args: booklet };
export const Conditions: Story = { args: { ...booklet, step: "condizioni", onBack: fn() } };
export const BookletConfirm: Story = { args: { ...booklet, step: "conferma", onBack: fn() } };

export const Success: Story = { args: { result: { outcome: "success", value, effectiveDate: "2026-11-23" } } };
export const Failure: Story = { args: { result: { outcome: "failure", value, lost: false } } };
export const UnknownOutcome: Story = { name: "Unknown outcome [AP-15]", args: { result: { outcome: "unknown", value, lost: true } } };

/** 320 px, and a name of eighty characters. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { ...confirm, holder: "Massimiliano Ferdinando Esempio di Castelfittizio Campionari", sms: { ...wizard.sms, defaultValues } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: /Mandato/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const around = { mode: "Bank", supplyHref: "#fornitura", sent: false, wizard: () => null } as const;

/** Before the first step: its data are loading, or could not be loaded. */
export const BeforeTheSteps: Story = {
  render: () => (
    <>
      <ChangePaymentView {...around} load={loading} />
      <ChangePaymentView {...around} load={failure} />
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: "page-has-heading-one", enabled: false }] } } },
};

const pending = { lastChangeRequestStatus: "OnHold" } as PaymentTerm;

export const Pending: Story = {
  name: "Pending [PM-16]",
  render: () => <ChangePaymentView {...around} load={loaded({ term: pending, holder: "Giulia Esempio", supplyName: "Casa di Bologna" })} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: "C’è già una richiesta in corso" })).toBeVisible();
  },
};
