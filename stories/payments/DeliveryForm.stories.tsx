import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const missing = "Scrivi l’e-mail.";

const meta = {
  title: "Payments/DeliveryForm",
  component: DeliveryForm,
  tags: ["!autodocs"],
  args: {
    defaultValues: { mode: "Postal" },
    postalAddress: "Viale Campione 2, 47921 Rimini (RN)",
    onValuesChange: fn(),
    onSubmit: fn(),
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
  args: { defaultValues: { mode: "Email", email: "giulia@esempio.it" } },
};
export const NothingChosen: Story = {
  tags: ["pattern:radio-group"],
  args: { defaultValues: {} },
  play: async ({ canvasElement }) => {
    await press("{Tab}{Tab}{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("radio", { name: /Per e-mail/ })).toHaveFocus());
    await expect(within(canvasElement).getByRole("radiogroup")).toHaveAccessibleDescription("Scegli come ricevere le bollette.");
  },
};
export const Invalid: Story = {
  tags: ["pattern:text-field"],
  args: { defaultValues: { mode: "Email" }, serverErrors: { email: "Questo indirizzo non può ricevere posta." } },
};
export const Failed: Story = { args: { failure: "Il servizio non risponde: riprova tra qualche minuto." } };
export const Busy: Story = { args: { defaultValues: { mode: "Email", email: "giulia@esempio.it" }, busy: true } };

/** The arrow key selects e-mail, which shows the address field; submitted without an address, the field takes focus. */
export const Keyboard: Story = {
  name: "Keyboard [PM-18] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{ArrowUp}{Enter}");
    const field = within(canvasElement).getByRole("textbox", { name: "E-mail per le bollette" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(new RegExp(missing));
    await press("giulia@esempio.it{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ mode: "Email", email: "giulia@esempio.it" });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ mode: "Email", email: "giulia@esempio.it" });
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    defaultValues: { mode: "Email", email: "amministrazione.condominio.campione@posta-elettronica.esempio.it" },
    postalAddress: "Via Immaginaria degli Esempi Precipitevolissimevolmente 128/bis, scala B, 40100 Bologna (BO)",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
