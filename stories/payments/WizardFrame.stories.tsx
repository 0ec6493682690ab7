import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import { IbanStep } from "@favilla/design-system/payments/IbanStep.tsx";
import { PhoneCodeStep } from "@favilla/design-system/payments/PhoneCodeStep.tsx";
import { SepaMandate } from "@favilla/design-system/payments/SepaMandate.tsx";
import { WizardFrame, type WizardFrameProps } from "@favilla/design-system/payments/WizardFrame.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { holder, iban, prefixes } from "./sample.ts";

const ibanStep = <IbanStep id="step" holder={holder} defaultValues={{ iban }} onSubmit={fn()} />;

const meta = {
  title: "Payments/WizardFrame",
  component: WizardFrame,
  tags: ["!autodocs"],
  args: {
    title: "Addebito sul conto",
    steps: ["Il tuo conto", "Conferma con un codice"],
    current: 1,
    formId: "step",
    onCancel: fn(),
    children: ibanStep,
  },
} satisfies Meta<typeof WizardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  tags: ["pattern:stepper", "pattern:button"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Indietro" })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Annulla" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const codeStep = (stage: "phone" | "code") => (
  <>
    <SepaMandate creditor={{ name: "Favilla Energia" }} holder={holder} iban={iban} startDate="2027-01-01" />
    <PhoneCodeStep
      id="step"
      stage={stage}
      defaultValues={{ phone: { prefix: "39", number: "3331234417" } }}
      prefixes={prefixes}
      onSend={fn()}
      sends={stage === "code" ? 1 : 0}
      resendIn={24}
      onChangePhone={fn()}
      onSubmit={fn()}
    />
  </>
);

/** The step has its own main button, so the frame shows only the back button. */
export const StepWithItsOwnButton: Story = {
  args: { current: 2, formId: undefined, onBack: fn(), children: codeStep("phone") },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Indietro" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Conferma" })).toBeNull();
  },
};

/** The mandate is at the top of the last step, before the confirmation. */
export const Last: Story = {
  name: "Last step [PM-03]",
  tags: ["pattern:stepper"],
  args: { current: 2, heading: "Inserisci il codice", onBack: fn(), children: codeStep("code") },
};

/** On a phone the task has its own header in place of the page's: the close button, then the name of the task. */
export const InPage: Story = {
  name: "Close button on a phone [DS-21]",
  tags: ["pattern:button"],
  globals: { viewport: { value: "phone" } },
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <PageShell header={<GuestHeader loginHref="#accedi" homeHref="#home" />}>
      <WizardFrame {...args} />
    </PageShell>
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("banner")).toBeNull();
    const close = page.getByRole("button", { name: "Annulla" });
    await expect(close.getBoundingClientRect().top).toBeLessThan(64);
    await expect(close.getBoundingClientRect().right).toBeLessThan(
      page.getByRole("heading", { level: 1 }).getBoundingClientRect().left + 1,
    );
    await userEvent.click(close);
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { current: 2, busy: true, onBack: fn(), children: codeStep("code") },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Annulla" })).toBeDisabled();
    await expect(within(canvasElement).getByRole("button", { name: "Indietro" })).toBeDisabled();
  },
};

function Walk(args: WizardFrameProps) {
  const [current, setCurrent] = useState(1);
  return (
    <WizardFrame {...args} current={current} formId={`step${current}`} onBack={current > 1 ? () => setCurrent(current - 1) : undefined}>
      {current === 1 ? (
        <IbanStep id="step1" holder={holder} defaultValues={{ iban }} onSubmit={() => setCurrent(2)} />
      ) : (
        <form id="step2" />
      )}
    </WizardFrame>
  );
}

/** Enter continues; the new step's heading takes focus, forwards and back. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: Walk,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("textbox", { name: "IBAN" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { level: 2, name: "Conferma con un codice" })).toHaveFocus());
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Indietro" })).toHaveFocus();
    await press("{Enter}");
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Il tuo conto" })).toHaveFocus();
  },
};

export const Phone: Story = {
  tags: ["pattern:stepper"],
  globals: { viewport: { value: "phone" } },
  args: { current: 2, heading: "Inserisci il codice", onBack: fn(), children: codeStep("code") },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    title: "Addebito sul libretto della fornitura di Via Immaginaria degli Esempi Lunghissimi",
    steps: ["Numero del libretto e sua verifica", "Leggi e accetta", "Conferma con un codice"],
    description: "Il libretto deve essere intestato a te e non deve essere vincolato.",
    onBack: fn(),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
