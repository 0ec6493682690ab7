import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IbanStep } from "@favilla/design-system/payments/IbanStep.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";
import { holder, iban } from "./sample.ts";

const meta = {
  title: "Payments/IbanStep",
  component: IbanStep,
  tags: ["!autodocs"],
  args: { holder, value: "", onChange: fn(), onSubmit: fn() },
  render: function Controlled(args) {
    return (
      <>
        <IbanStep {...args} {...useControlled(args)} id="iban" />
        <Button type="submit" form="iban">
          Continua
        </Button>
      </>
    );
  },
} satisfies Meta<typeof IbanStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "IBAN" });
const wrong = "Questo IBAN non è valido: controlla le cifre.";

/** The holder can be read and copied, never changed. */
export const Empty: Story = {
  name: "Empty [PM-06]",
  tags: ["pattern:text-field", "pattern:disclosure"],
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole("textbox", { name: "Intestatario del conto" });
    await expect(name).toHaveValue(holder);
    await userEvent.type(name, "x");
    await expect(name).toHaveValue(holder);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: iban } };

/** Pasted with spaces and in small letters; Enter sends it. */
export const Keyboard: Story = {
  name: "Keyboard [PM-05] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{Tab}");
    await userEvent.paste("it60 x054 2811 1010 0000 0123 456");
    await expect(args.onChange).toHaveBeenLastCalledWith(iban);
    await expect(field(canvasElement)).toHaveValue("IT 60 X 05428 11101 000000123456");
    await press("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await press("{Tab}{Enter}");
    await expect(within(canvasElement).getByText(/accanto al saldo/)).toBeVisible();
  },
};

export const Invalid: Story = { tags: ["pattern:text-field"], args: { value: "IT61X0542811101000000123456", error: wrong } };

/** Errors that come after it was sent lead to the field. */
export const SentWithError: Story = {
  name: "Sent with an error",
  args: { value: "IT61" },
  render: function Checked(args) {
    const [error, setError] = useState<string>();
    return (
      <>
        <IbanStep {...args} {...useControlled(args)} id="iban" error={error} onSubmit={() => setError(wrong)} />
        <Button type="submit" form="iban">
          Continua
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveAccessibleDescription(new RegExp(wrong));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { holder: "Maria Immacolata Esempio Lunghissimo di Prova dei Precipitevolissimevolmente", value: iban, error: wrong },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
