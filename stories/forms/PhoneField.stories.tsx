import { PhoneField } from "@favilla/design-system/forms/PhoneField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const prefixes = [
  { value: "1", label: "+1 Stati Uniti" },
  { value: "378", label: "+378 San Marino" },
  { value: "39", label: "+39 Italia" },
  { value: "44", label: "+44 Regno Unito" },
  { value: "500", label: "+500 Isole Falkland, Georgia del Sud e isole Sandwich meridionali" },
];

const meta = {
  title: "Forms/PhoneField",
  component: PhoneField,
  tags: ["!autodocs"],
  args: { label: "Cellulare", value: { prefix: undefined as string | undefined, number: "" }, onChange: fn(), prefixes },
  render: function Controlled(args) {
    return <PhoneField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "Cellulare" });
const prefix = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox", { name: "Prefisso" });

export const Empty: Story = {
  name: "Empty [PM-08]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group", { name: "Cellulare" })).toBeVisible();
    await expect(prefix(canvasElement)).toHaveValue("39");
    await expect(prefix(canvasElement)).toHaveAttribute("autocomplete", "tel-country-code");
    // It leaves the room to the number, though one of its countries has a long name.
    await expect(prefix(canvasElement).offsetWidth).toBeLessThan(160);
    await expect(prefix(canvasElement).getBoundingClientRect().top).toBe(number(canvasElement).getBoundingClientRect().top);
    await expect(number(canvasElement)).toHaveAttribute("autocomplete", "tel-national");
    await expect(number(canvasElement)).toHaveAttribute("inputmode", "tel");
  },
};

export const Filled: Story = {
  tags: ["pattern:text-field", "pattern:select"],
  args: { value: { prefix: "44", number: "7700900123" }, hint: "Ti mandiamo un codice per SMS." },
};

/** Tab reaches the prefix, then the number; letters and separators are removed. */
export const Keyboard: Story = {
  name: "Keyboard [PM-08] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(prefix(canvasElement)).toHaveFocus();
    await press("{Tab}333 12a-34");
    await expect(number(canvasElement)).toHaveFocus();
    await expect(number(canvasElement)).toHaveValue("3331234");
    await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: "39", number: "3331234" });
    await press("{Home}{ArrowRight}9x");
    await expect(number(canvasElement)).toHaveValue("39331234");
    await expect(number(canvasElement).selectionStart).toBe(2);
  },
};

export const ChoosingThePrefix: Story = {
  args: { value: { prefix: undefined, number: "3331234567" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(prefix(canvasElement), "378");
    await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: "378", number: "3331234567" });
  },
};

/** A number with its prefix sets both. With a prefix that is not offered it keeps its plus, so that it can be rejected. */
export const Paste: Story = {
  name: "Paste [PM-08]",
  play: async ({ canvasElement, args }) => {
    for (const [text, value] of [
      ["+44 7700 900123", { prefix: "44", number: "7700900123" }],
      ["0039 333 1234567", { prefix: "39", number: "3331234567" }],
      ["(333) ١٢٣-４５67", { prefix: "39", number: "3331234567" }],
      ["+99 123", { prefix: "39", number: "+99123" }],
    ] as const) {
      await userEvent.clear(number(canvasElement));
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
  },
};

/** Without the list a number keeps the prefix with which it is typed. */
export const OtherPrefixes: Story = {
  name: "Other prefixes [PM-33]",
  args: { prefixes: [{ value: "39", label: "+39 Italia" }], otherPrefixes: true },
  play: async ({ canvasElement, args }) => {
    number(canvasElement).focus();
    await press("+41 79 123 45 67");
    await expect(args.onChange).toHaveBeenLastCalledWith({ prefix: "41", number: "791234567" });
    await expect(prefix(canvasElement)).toHaveDisplayValue("+41");
    await expect(number(canvasElement)).toHaveValue("791234567");
  },
};

/** A prefix that is not offered, or options that have not loaded yet. */
export const UnknownPrefix: Story = {
  args: { prefixes: [], value: { prefix: "41", number: "791234567" } },
  play: async ({ canvasElement }) => {
    await expect(prefix(canvasElement)).toHaveDisplayValue("+41");
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field", "pattern:select"],
  args: { value: { prefix: undefined, number: "333" }, error: "Scrivi un numero di almeno 8 cifre." },
  play: async ({ canvasElement }) => {
    await expect(number(canvasElement)).toBeInvalid();
    await expect(number(canvasElement)).toHaveAccessibleDescription("Scrivi un numero di almeno 8 cifre.");
  },
};

export const Disabled: Story = {
  tags: ["pattern:text-field", "pattern:select"],
  args: { value: { prefix: undefined, number: "3331234567" }, disabled: true },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Numero di cellulare su cui vuoi ricevere il codice di verifica",
    value: { prefix: "500", number: "123456789012345678901234" },
    error: "Questo numero è troppo lungo: scrivilo senza prefisso, con le sole cifre che faresti per chiamarlo.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
