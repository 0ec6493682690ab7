import { ContactForm, type ContactFormProps } from "@favilla/design-system/account/ContactForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

function Controlled(args: ContactFormProps) {
  const [phone, setPhone] = useState(args.phone);
  const [alerts, setAlerts] = useState(args.alerts);
  const [tried, setTried] = useState(false);
  return (
    <ContactForm
      {...args}
      phone={phone}
      phoneError={tried ? args.phoneError : undefined}
      onSubmit={() => {
        args.onSubmit();
        setTried(true);
      }}
      onPhoneChange={(next) => {
        args.onPhoneChange(next);
        setPhone(next);
      }}
      alerts={alerts}
      onAlertsChange={(next) => {
        args.onAlertsChange(next);
        setAlerts(next);
      }}
    />
  );
}

const meta = {
  title: "Account/ContactForm",
  component: ContactForm,
  tags: ["!autodocs"],
  args: {
    phone: { prefix: "39", number: "3330000001" },
    onPhoneChange: fn(),
    onPhoneBlur: fn(),
    prefixes: [
      { value: "39", label: "+39 Italia" },
      { value: "378", label: "+378 San Marino" },
    ],
    onSubmit: fn(),
    landlinePhone: "051 0000001",
    communicationEmail: "giulia@esempio.it",
    alerts: true,
    onAlertsChange: fn(),
    supportPhone,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Cellulare" });

/** Landline and e-mail are to read; the number and the switch change. */
export const Keyboard: Story = {
  name: "Number and switch by keys [PF-04, PF-08, DS-03]",
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent("051 0000001");
    await expect(canvasElement).toHaveTextContent("giulia@esempio.it");
    await expect(within(canvasElement).getAllByRole("textbox")).toHaveLength(1);
    number(canvasElement).focus();
    await press("{End}2{Enter}");
    await expect(args.onPhoneChange).toHaveBeenLastCalledWith({ prefix: "39", number: "33300000012" });
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onPhoneBlur).not.toHaveBeenCalled();
    within(canvasElement).getByRole("switch").focus();
    await expect(args.onPhoneBlur).toHaveBeenCalledTimes(1);
    await press(" ");
    await expect(args.onAlertsChange).toHaveBeenLastCalledWith(false);
  },
};

export const Default: Story = { tags: ["pattern:switch", "pattern:text-field"] };

/** The number's own error, and the field takes focus. */
export const Wrong: Story = {
  args: { phone: { number: "12" }, phoneError: "Numero non valido: scrivi almeno 8 cifre." },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva il numero" }));
    await expect(number(canvasElement)).toHaveFocus();
    await expect(number(canvasElement)).toHaveAccessibleDescription(/almeno 8 cifre/);
  },
};

export const Busy: Story = {
  args: { busy: true, alertsPending: true },
  play: async ({ canvasElement, args }) => {
    number(canvasElement).focus();
    await press("{Enter}");
    await userEvent.click(within(canvasElement).getByRole("switch"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onAlertsChange).not.toHaveBeenCalled();
  },
};

export const Saved: Story = { args: { outcome: "saved" } };
export const Failed: Story = {
  args: { outcome: "failed", alertsFailed: true },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("switch")).toHaveAccessibleDescription(/rimasta com’era/),
};
export const Missing: Story = {
  tags: ["pattern:text-field"],
  args: { phone: { number: "" }, prefixes: [], landlinePhone: null, communicationEmail: null, supportPhone: null },
};
export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { communicationEmail: `${longWord}@esempio.it` },
  play: fits,
};
