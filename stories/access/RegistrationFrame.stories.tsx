import { AccountDetailsStep } from "@favilla/design-system/access/AccountDetailsStep.tsx";
import { ClientDetailsStep } from "@favilla/design-system/access/ClientDetailsStep.tsx";
import { ConsentsStep } from "@favilla/design-system/access/ConsentsStep.tsx";
import type { ConsentsValues } from "@favilla/design-system/access/consentsSchema.ts";
import { EmailSentPanel } from "@favilla/design-system/access/EmailSentPanel.tsx";
import {
  RegistrationFrame,
  type RegistrationFrameProps,
  type RegistrationStep,
  registrationSteps,
} from "@favilla/design-system/access/RegistrationFrame.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { prefixes, privacyTexts } from "./sample.tsx";

const meta = {
  title: "Access/RegistrationFrame",
  component: RegistrationFrame,
  argTypes: { step: { control: "select", options: registrationSteps } },
  tags: ["!autodocs"],
  args: { step: "client", formId: "passo", children: null, onBack: fn(), onCancel: fn() },
} satisfies Meta<typeof RegistrationFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole registration without a server. */
const Registration = ({ step: first, onBack, onCancel, busy }: RegistrationFrameProps) => {
  const [step, setStep] = useState<RegistrationStep>(first);
  const [client, setClient] = useState({ customerId: "", fiscalCode: "" });
  const [account, setAccount] = useState({ email: "", phone: { prefix: "39", number: "" }, password: "" });
  const [consents, setConsents] = useState<ConsentsValues>({});
  const [resent, setResent] = useState(false);
  const index = registrationSteps.indexOf(step);
  const go = (to: number) => setStep(registrationSteps[to] ?? step);
  const form = { id: "passo", busy, onSubmit: () => go(index + 1) };
  return (
    <RegistrationFrame
      step={step}
      formId={step === "final" ? undefined : "passo"}
      busy={busy}
      onBack={
        index === 0 || step === "final"
          ? undefined
          : () => {
              onBack?.();
              go(index - 1);
            }
      }
      onCancel={step === "final" ? undefined : onCancel}
    >
      {step === "client" && <ClientDetailsStep {...form} defaultValues={client} onValuesChange={setClient} />}
      {step === "account" && <AccountDetailsStep {...form} defaultValues={account} onValuesChange={setAccount} prefixes={prefixes} />}
      {step === "privacy" && (
        <ConsentsStep {...form} state="loaded" texts={privacyTexts} defaultValues={consents} onValuesChange={setConsents} />
      )}
      {step === "final" && <EmailSentPanel purpose="registration" email={account.email} onResend={() => setResent(true)} resent={resent} />}
    </RegistrationFrame>
  );
};

export const Default: Story = { tags: ["pattern:stepper"], render: (args) => <Registration {...args} /> };
export const Account: Story = { args: { step: "account" }, render: (args) => <Registration {...args} /> };
export const Privacy: Story = { args: { step: "privacy" }, render: (args) => <Registration {...args} /> };
export const Final: Story = { args: { step: "final" }, render: (args) => <Registration {...args} /> };

/** All four steps by keyboard. Going back keeps the typed values, and each step's heading takes focus. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-03] [WCAG 3.3.7]",
  render: (args) => <Registration {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("textbox", { name: "Codice cliente" }).focus();
    await press("C-100021{Tab}{Tab}dbtrso88l52a944k{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Come vuoi accedere?" })).toHaveFocus());
    await press("{Tab}giulia@esempio.it");
    canvas.getByRole("button", { name: "Indietro" }).focus();
    await press("{Enter}");
    await expect(args.onBack).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Partiamo da una bolletta" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Codice cliente" })).toHaveValue("C-100021");
    canvas.getByRole("button", { name: "Continua" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("giulia@esempio.it"));
    canvas.getByRole("textbox", { name: "Cellulare" }).focus();
    await press("3331234567{Tab}Scintilla-27");
    canvas.getByRole("button", { name: "Continua" }).focus();
    await press(" ");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "I tuoi dati, le tue scelte" })).toHaveFocus());
    for (const box of canvas.getAllByRole("checkbox").slice(0, 2)) {
      box.focus();
      await press(" ");
    }
    canvas.getByRole("button", { name: "Crea l’account" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Controlla la tua e-mail" })).toHaveFocus());
    await expect(canvas.getByText(/giulia@esempio\.it/)).toBeVisible();
  },
};

/** The main button is busy; back and cancel are disabled. */
export const Busy: Story = {
  args: { step: "account", busy: true },
  render: (args) => <Registration {...args} />,
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Indietro" })).toBeDisabled();
    await expect(within(canvasElement).getByRole("button", { name: "Annulla" })).toBeDisabled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A first step that cannot be cancelled leads back to the page above. */
export const BackLink: Story = {
  args: { onBack: undefined, onCancel: undefined, back: { href: "/login", label: "Accedi" } },
  render: (args) => (
    <RegistrationFrame {...args}>
      <ClientDetailsStep id="passo" onSubmit={fn()} />
    </RegistrationFrame>
  ),
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login"),
};
export const Phone: Story = { ...Account, globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  ...Privacy,
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
