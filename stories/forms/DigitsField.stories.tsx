import { DigitsField } from "@favilla/design-system/forms/DigitsField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/DigitsField",
  component: DigitsField,
  tags: ["!autodocs"],
  args: { label: "Codice del libretto", length: 13, value: "", onChange: fn() },
  render: function Controlled(args) {
    return <DigitsField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof DigitsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox");

export const Empty: Story = {
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription("13 cifre, con o senza spazi");
    await expect(input(canvasElement)).toHaveAttribute("inputmode", "numeric");
  },
};

export const Filled: Story = {
  args: { value: "0001234567890" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("0001 2345 6789 0");
  },
};

export const Typing: Story = {
  name: "Typing [PM-07] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}0001234567890");
    await expect(input(canvasElement)).toHaveValue("0001 2345 6789 0");
    await press("{Backspace}{Backspace}");
    await expect(input(canvasElement)).toHaveValue("0001 2345 678");
    await expect(args.onChange).toHaveBeenLastCalledWith("00012345678");
  },
};

/** Spaces and Arabic digits are accepted. Extra digits and letters are kept, so that the error can report them. */
export const Paste: Story = {
  name: "Paste [PM-07] R43",
  play: async ({ canvasElement, args }) => {
    for (const [text, value] of [
      ["0001 2345 6789 0", "0001234567890"],
      ["٠٠٠١٢٣٤٥٦٧٨٩٠", "0001234567890"],
      ["00012345678901", "00012345678901"],
      ["OOO1234567890", "OOO1234567890"],
    ] as const) {
      await userEvent.clear(input(canvasElement));
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
    await expect(input(canvasElement)).toHaveValue("OOO1 2345 6789 0");
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { value: "000123456789", error: "Il codice ha 13 cifre: ne manca una." },
};
export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: "0001234567890", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Codice del libretto di risparmio postale su cui vuoi addebitare le bollette",
    hint: "Sono le 13 cifre stampate sulla prima pagina, sotto il nome dell’intestatario.",
    value: "0001234567890",
    error: "Non troviamo nessun libretto con questo codice: confrontalo con la prima pagina del tuo.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
