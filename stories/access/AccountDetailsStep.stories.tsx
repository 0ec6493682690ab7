import { AccountDetailsStep, type AccountDetailsStepProps } from "@favilla/design-system/access/AccountDetailsStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { inFrame, prefixes } from "./sample.tsx";

const meta = {
  title: "Access/AccountDetailsStep",
  component: AccountDetailsStep,
  tags: ["!autodocs"],
  args: {
    id: "step",
    value: { email: "", phone: { prefix: "39", number: "" }, password: "" },
    prefixes,
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [inFrame("Come vuoi accedere?")],
} satisfies Meta<typeof AccountDetailsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = (args: AccountDetailsStepProps) => <AccountDetailsStep {...args} {...useControlled(args)} />;
const passwordOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText("Scegli una password");

export const Default: Story = {};

/** Address and new password are kept together by password managers; the password is asked for once (WCAG 3.3.7). */
export const Managers: Story = {
  name: "Password managers [WCAG 3.3.7] [WCAG 3.3.8]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "E-mail" })).toHaveAttribute("autocomplete", "username");
    await expect(passwordOf(canvasElement)).toHaveAttribute("autocomplete", "new-password");
    await expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(1);
  },
};

/** From field to field with Tab; what the password needs is read with it and ticked off while it is written. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03] [AC-05]",
  tags: ["pattern:text-field"],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("textbox", { name: "E-mail" }).focus();
    await press("giulia@esempio.it{Tab}{Tab}");
    await expect(within(canvasElement).getByRole("textbox", { name: "Cellulare" })).toHaveFocus();
    await press("3331234567{Tab}");
    await expect(passwordOf(canvasElement)).toHaveFocus();
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/almeno 8 caratteri: non ancora/);
    await press("Scintilla-27");
    await expect(passwordOf(canvasElement)).toHaveAccessibleDescription(/almeno 8 caratteri: sì/);
    await press("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The servers' answers, each on its field. */
export const Errors: Story = {
  name: "Errors [AC-06]",
  args: {
    value: { email: "giulia@esempio.it", phone: { prefix: "39", number: "12" }, password: "debole" },
    errors: {
      email: "Questo indirizzo e-mail è già usato: accedi, oppure scrivine un altro.",
      phone: "Scrivi almeno 8 cifre.",
      password: "La password non rispetta ancora tutte le regole.",
    },
  },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "Ci sono 3 campi da controllare" })).toHaveFocus()),
};

export const Narrow: Story = {
  ...Errors,
  name: "Narrow",
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
