import { OneTimeCodeField } from "@favilla/design-system/forms/OneTimeCodeField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/OneTimeCodeField",
  component: OneTimeCodeField,
  tags: ["!autodocs"],
  args: { value: "", onChange: fn(), onComplete: fn() },
  render: function Controlled(args) {
    return <OneTimeCodeField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "Codice di verifica" });

export const Empty: Story = {
  name: "Empty [PM-09]",
  tags: ["pattern:one-time-code"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input(canvasElement)).toHaveAttribute("inputmode", "numeric");
    await expect(input(canvasElement)).toHaveAccessibleDescription("Le 4 cifre che ti abbiamo mandato per SMS");
  },
};

export const Filled: Story = { tags: ["pattern:one-time-code"], args: { value: "0042" } };
export const SixDigits: Story = { tags: ["pattern:one-time-code"], args: { length: 6, value: "004217" } };

/** Letters are removed, a fifth digit is ignored, and each completion is reported once. */
export const Typing: Story = {
  name: "Typing [PM-09] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}1a2 3");
    await expect(input(canvasElement)).toHaveValue("123");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await press("4");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith("1234");
    await press("5x");
    await expect(input(canvasElement)).toHaveValue("1234");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await press("{Backspace}9");
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
    await expect(args.onComplete).toHaveBeenLastCalledWith("1239");
  },
};

export const Paste: Story = {
  name: "Paste [PM-09] R47",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}9");
    await userEvent.paste(" 12-34 ");
    await expect(input(canvasElement)).toHaveValue("1234");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith("1234");
    await userEvent.paste(" 12-34 ");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.paste("Il codice è 5678 e vale 5 minuti");
    await expect(args.onComplete).toHaveBeenLastCalledWith("5678");
    await userEvent.paste("12345");
    await expect(input(canvasElement)).toHaveValue("5678");
    await userEvent.clear(input(canvasElement));
    await userEvent.paste("1 2");
    await expect(input(canvasElement)).toHaveValue("12");
  },
};

export const Invalid: Story = {
  name: "Error [PM-09]",
  tags: ["pattern:one-time-code"],
  args: { value: "1234", error: "Il codice non è corretto: controlla l’SMS e riprova." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(/Il codice non è corretto/);
  },
};

export const Disabled: Story = { tags: ["pattern:one-time-code"], args: { value: "1234", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Codice di verifica per confermare il nuovo metodo di pagamento",
    hint: "Lo abbiamo mandato al numero che finisce per 567. Può metterci un minuto.",
    length: 6,
    value: "123456",
    error: "Il codice è scaduto: chiedine un altro con «Invia di nuovo il codice» e scrivi quello nuovo.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { args: { value: "12" }, parameters: { pseudo: { focusVisible: "input" } } };
