import { IbanField } from "@favilla/design-system/forms/IbanField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/IbanField",
  component: IbanField,
  tags: ["!autodocs"],
  args: { value: "", onChange: fn() },
  render: function Controlled(args) {
    return <IbanField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof IbanField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "IBAN" });

export const Empty: Story = {
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription(/Comincia con la sigla del Paese/);
    await expect(input(canvasElement)).toHaveAttribute("autocapitalize", "characters");
    await expect(input(canvasElement)).not.toHaveAttribute("maxlength");
  },
};

/** Country, check digits, CIN, ABI, CAB and account, as on an Italian statement. */
export const Italian: Story = {
  args: { value: "IT60X0542811101000000123456" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("IT 60 X 05428 11101 000000123456");
  },
};

/** Foreign IBANs are accepted (Regulation EU 260/2012, article 9), in groups of four. */
export const Foreign: Story = {
  name: "Foreign [PM-05]",
  args: { value: "DE89370400440532013000" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("DE89 3704 0044 0532 0130 00");
  },
};

export const Typing: Story = {
  name: "Typing [PM-05] [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}it60x05428");
    await expect(input(canvasElement)).toHaveValue("IT 60 X 05428");
    await press("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}");
    await expect(input(canvasElement)).toHaveValue("IT 60 0 5428");
    await press("x");
    await expect(input(canvasElement)).toHaveValue("IT 60 X 05428");
    await expect(args.onChange).toHaveBeenLastCalledWith("IT60X05428");
  },
};

/** Every format of a copied IBAN is accepted. */
export const Paste: Story = {
  name: "Paste [PM-05] R42",
  play: async ({ canvasElement, args }) => {
    for (const text of [
      "IT60 X054 2811 1010 0000 0123 456",
      "it60x0542811101000000123456",
      " IT60-X-05428-11101-000000123456\n",
      "IBAN: IT60 X054 2811 1010 0000 0123 456",
      "ＩＴ６０Ｘ０５４２８１１１０１０００００0123456",
    ]) {
      await userEvent.clear(input(canvasElement));
      await userEvent.paste(text);
      await expect(input(canvasElement)).toHaveValue("IT 60 X 05428 11101 000000123456");
      await expect(args.onChange).toHaveBeenLastCalledWith("IT60X0542811101000000123456");
    }
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: {
    value: "IT60X0542811101000000123457",
    error: "L’IBAN non è corretto: le cifre di controllo non tornano. Confrontalo con il tuo estratto conto.",
  },
};

export const TooLong: Story = {
  args: { value: "IT60X05428111010000001234567", error: "Un IBAN italiano ha 27 caratteri: questo ne ha 28." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("IT 60 X 05428 11101 000000123456 7");
  },
};

export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: "IT60X0542811101000000123456", disabled: true } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { value: "IT60X0542811101000000123456" } };

/** In a right-to-left page the code still runs left to right. */
export const RightToLeft: Story = { args: { value: "IT60X0542811101000000123456" }, decorators: [rightToLeft] };

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
