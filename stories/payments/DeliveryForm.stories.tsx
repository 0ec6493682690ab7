import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";

const missing = "Scrivi l’e-mail a cui mandare le bollette.";

const meta = {
  title: "Payments/DeliveryForm",
  component: DeliveryForm,
  tags: ["!autodocs"],
  args: {
    value: { mode: "Postal", email: "" },
    postalAddress: "Viale Campione 2, 47921 Rimini (RN)",
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    return <DeliveryForm {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof DeliveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Postal: Story = {
  tags: ["pattern:radio-group"],
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("textbox")).toBeNull(),
};
export const Email: Story = {
  tags: ["pattern:radio-group", "pattern:text-field"],
  args: { value: { mode: "Email", email: "giulia@esempio.it" } },
};
export const NothingChosen: Story = {
  tags: ["pattern:radio-group"],
  args: { value: { mode: null, email: "" }, errors: { mode: "Scegli come ricevere le bollette." } },
};
export const Invalid: Story = { tags: ["pattern:text-field"], args: { value: { mode: "Email", email: "" }, errors: { email: missing } } };
export const Busy: Story = { args: { value: { mode: "Email", email: "giulia@esempio.it" }, busy: true } };

/** The arrow chooses, the address is asked for; sent without it, its field takes focus. */
export const Keyboard: Story = {
  name: "Keyboard [PM-18] [DS-03]",
  render: function Checked(args) {
    const wired = useControlled(args);
    const [error, setError] = useState<string>();
    return (
      <DeliveryForm
        {...args}
        {...wired}
        errors={{ email: error }}
        onSubmit={() => (wired.value.email ? args.onSubmit() : setError(missing))}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{ArrowUp}{Enter}");
    const field = within(canvasElement).getByRole("textbox", { name: "E-mail per le bollette" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(new RegExp(missing));
    await press("giulia@esempio.it{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "Email", email: "giulia@esempio.it" });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    value: { mode: "Email", email: "amministrazione.condominio.campione@posta-elettronica.esempio.it" },
    postalAddress: "Via Immaginaria degli Esempi Precipitevolissimevolmente 128/bis, scala B, 40100 Bologna (BO)",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
