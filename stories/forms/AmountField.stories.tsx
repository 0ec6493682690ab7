import { Button } from "@favilla/design-system/actions/Button.tsx";
import { AmountField } from "@favilla/design-system/forms/AmountField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/AmountField",
  component: AmountField,
  tags: ["!autodocs"],
  args: { label: "Da", value: null as number | null, onChange: fn() },
  render: function Controlled(args) {
    return <AmountField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox");

/** Types a text and leaves the field. */
const typeAndLeave = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.clear(input(canvasElement));
  await userEvent.type(input(canvasElement), text);
  await userEvent.tab();
};

export const Empty: Story = { tags: ["pattern:text-field"] };

export const Filled: Story = {
  args: { value: 1064.75 },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("1.064,75");
    await expect(input(canvasElement)).toHaveAccessibleDescription("€");
  },
};

export const Hint: Story = { args: { hint: "Il totale della bolletta." } };
export const Optional: Story = { args: { optional: true } };

/** Every usual format is accepted, and reformatted on blur. */
export const Formats: Story = {
  name: "Formats [BL-09]",
  play: async ({ canvasElement, args }) => {
    const written = [
      ["1234,5", 1234.5, "1.234,50"],
      ["1234.5", 1234.5, "1.234,50"],
      ["1.234", 1234, "1.234,00"],
      ["€ 12", 12, "12,00"],
    ] as const;
    for (const [text, value, formatted] of written) {
      await typeAndLeave(canvasElement, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(value, undefined);
      await expect(input(canvasElement)).toHaveValue(formatted);
    }
  },
};

/** A reset of the form clears text that is no amount: the value, null, stays as it is. */
export const Reset: Story = {
  name: "Reset of the form [DS-63]",
  decorators: [
    (Story) => (
      <form>
        <Story />
        <Button type="reset">Azzera</Button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    await typeAndLeave(canvasElement, "dodici");
    await expect(input(canvasElement)).toBeInvalid();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Azzera" }));
    await expect(input(canvasElement)).toHaveValue("");
    await expect(input(canvasElement)).not.toBeInvalid();
  },
};

/** Invalid text is kept with an error that says what to do. The error disappears once it is corrected. */
export const NotAnAmount: Story = {
  name: "Not an amount [BL-09]",
  play: async ({ canvasElement, args }) => {
    await typeAndLeave(canvasElement, "dodici");
    await expect(input(canvasElement)).toHaveValue("dodici");
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription("€ Scrivi l’importo in cifre, per esempio 1.234,50.");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, "Scrivi l’importo in cifre, per esempio 1.234,50.");
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), "12");
    await expect(input(canvasElement)).not.toBeInvalid();
    await typeAndLeave(canvasElement, "12,345");
    await expect(input(canvasElement)).toHaveAccessibleDescription("€ Scrivi al massimo due cifre dopo la virgola, per esempio 12,50.");
  },
};

export const Limits: Story = {
  name: "Limits [BL-09]",
  play: async ({ canvasElement, args }) => {
    await typeAndLeave(canvasElement, "-5");
    await expect(input(canvasElement)).toHaveAccessibleDescription("€ Scrivi un importo da 0,00 € in su.");
    await typeAndLeave(canvasElement, "12345678901234567890");
    await expect(input(canvasElement)).toHaveAccessibleDescription("€ Scrivi un importo fino a 999.999.999,99 €.");
    await expect(input(canvasElement)).toHaveValue("12345678901234567890");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, expect.any(String));
  },
};

/** A new value from outside replaces the typed text; the same value does not. */
export const FromOutside: Story = {
  render: function Reset(args) {
    const { value, onChange } = useControlled(args);
    return (
      <>
        <AmountField {...args} value={value} onChange={onChange} />
        <button type="button" onClick={() => onChange(50)}>
          50 euro
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), "1234,5");
    await expect(input(canvasElement)).toHaveValue("1234,5");
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(input(canvasElement)).toHaveValue("50,00");
  },
};

/** Enter reformats the amount before the form is submitted. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("1500");
    await expect(input(canvasElement)).toHaveValue("1500");
    await press("{Enter}");
    await expect(input(canvasElement)).toHaveValue("1.500,00");
    await expect(args.onChange).toHaveBeenLastCalledWith(1500, undefined);
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { value: 200, error: "Scrivi un importo più basso di quello in «A»." },
};
export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: 50, disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Importo totale della bolletta, compresi il canone TV e i servizi, da",
    value: 999_999_999.99,
    hint: "Contano anche le rate non ancora pagate delle bollette che hai chiesto di rateizzare.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
