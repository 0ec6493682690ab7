import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { paymentModes } from "@favilla/design-system/payments/paymentTerm.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Payments/PaymentMethodChoice",
  component: PaymentMethodChoice,
  argTypes: { currentMode: { control: "select", options: paymentModes } },
  tags: ["!autodocs"],
  args: { currentMode: "Bank", onConfirm: fn() },
} satisfies Meta<typeof PaymentMethodChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Postal is disabled and says why in visible text. */
export const Default: Story = {
  name: "Default [PM-01]",
  tags: ["pattern:radio-group"],
  play: async ({ canvasElement }) => {
    const postal = within(canvasElement).getByRole("radio", { name: /^Bollettino postale.*contattaci/ });
    await expect(postal).toBeDisabled();
    await expect(within(canvasElement).getByRole("radio", { name: /^Addebito sul conto.*metodo di adesso/ })).toBeEnabled();
  },
};

export const PostalNow: Story = { args: { currentMode: "Postal" } };

/** For a product that can't be paid with a booklet (OP810). */
export const WithoutBooklet: Story = {
  name: "Without booklet [PM-02]",
  tags: ["pattern:radio-group"],
  args: { hideBooklet: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("radio")).toHaveLength(2);
    await expect(within(canvasElement).queryByText(/libretto/i)).toBeNull();
  },
};

/** Nothing happens before the confirmation; Escape returns to the choice. */
export const Keyboard: Story = {
  name: "Keyboard [PM-01] [DS-03]",
  play: async ({ canvasElement, args }) => {
    const dialog = () => within(canvasElement).queryByRole("alertdialog");
    const button = within(canvasElement).getByRole("button", { name: "Cambia metodo" });
    await press("{Tab}{ArrowDown}");
    await expect(within(canvasElement).getByRole("radio", { name: /^Addebito sul libretto/ })).toBeChecked();
    await press("{Tab}{Enter}");
    await waitFor(() => expect(dialog()).toHaveAccessibleName("Vuoi pagare con addebito sul libretto?"));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await press("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(dialog()).toBeNull();
    await press("{Enter}");
    await waitFor(() => expect(dialog()).not.toBeNull());
    await press("{Tab}{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith("Booklet");
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(await within(canvasElement).findByText("Scegli come vuoi pagare.")).toBeVisible();
    await expect(within(canvasElement).getByRole("radio", { name: /^Addebito sul conto/ })).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole("radio", { name: /^Addebito sul conto/ }));
    await waitFor(() => expect(within(canvasElement).queryByText("Scegli come vuoi pagare.")).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
