import { MigrationEmailForm, type MigrationEmailFormProps } from "@favilla/design-system/access/MigrationEmailForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { onPage } from "./sample.tsx";

const meta = {
  title: "Access/MigrationEmailForm",
  component: MigrationEmailForm,
  tags: ["!autodocs"],
  args: { value: "", onChange: fn(), onSubmit: fn() },
  decorators: [onPage("Aggiorna il tuo accesso")],
} satisfies Meta<typeof MigrationEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const Live = (args: MigrationEmailFormProps) => <MigrationEmailForm {...args} {...useControlled(args)} />;
const emailOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "E-mail" });

export const Default: Story = {
  name: "A new address [AC-12]",
  play: async ({ canvasElement }) => expect(emailOf(canvasElement)).toHaveAttribute("autocomplete", "username"),
};

/** Enter sends, once. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    emailOf(canvasElement).focus();
    await press("giulia@esempio.it{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("giulia@esempio.it");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Errors: Story = {
  args: { value: "giulia@esempio", error: "Scrivi un indirizzo e-mail completo, come nome@esempio.it" },
  play: async ({ canvasElement }) => {
    await expect(emailOf(canvasElement)).toBeInvalid();
    await expect(within(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus();
  },
};

export const Failed: Story = { args: { value: "giulia@esempio.it", failure: "I nostri server non rispondono. Riprova tra poco." } };

export const Busy: Story = {
  args: { value: "giulia@esempio.it", busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Invio in corso…" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
