import { MaskedField } from "@favilla/design-system/forms/MaskedField.tsx";
import { plainUpperCode } from "@favilla/design-system/forms/plainCode.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

/** A referral code: two letters, then groups of four. */
const mask = { plain: plainUpperCode, groups: () => [2, 4] };

const meta = {
  title: "Forms/MaskedField",
  component: MaskedField,
  tags: ["!autodocs"],
  args: { label: "Codice amico", value: "", onChange: fn(), mask },
  render: function Controlled(args) {
    return <MaskedField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>("textbox");
const caret = (canvasElement: HTMLElement) => input(canvasElement).selectionStart;

export const Empty: Story = { tags: ["pattern:text-field"], args: { hint: "Lo trovi nell’invito che hai ricevuto." } };

export const Filled: Story = {
  args: { value: "AB12345678" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("AB 1234 5678");
  },
};

/** Lower case and any separators are accepted while typing; the value contains neither. */
export const Typing: Story = {
  name: "Typing [PM-05]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}ab1-2 345");
    await expect(input(canvasElement)).toHaveValue("AB 1234 5");
    await expect(args.onChange).toHaveBeenLastCalledWith("AB12345");
  },
};

/** The caret stays after the typed, deleted or pasted text, even in the middle. */
export const Caret: Story = {
  name: "Caret in the middle [PM-05] [DS-03]",
  args: { value: "AB12345678" },
  play: async ({ canvasElement }) => {
    await press("{Tab}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}9");
    await expect(input(canvasElement)).toHaveValue("AB 1923 4567 8");
    await expect(caret(canvasElement)).toBe(5);
    await press("{Backspace}");
    await expect(input(canvasElement)).toHaveValue("AB 1234 5678");
    await expect(caret(canvasElement)).toBe(4);
    await press("{Delete}");
    await expect(input(canvasElement)).toHaveValue("AB 1345 678");
    await expect(caret(canvasElement)).toBe(4);
    await userEvent.paste("x-y");
    await expect(input(canvasElement)).toHaveValue("AB 1XY3 4567 8");
    await expect(caret(canvasElement)).toBe(6);
  },
};

/** A key that would delete the space between two groups deletes the character beyond it. */
export const DeletingAcrossGroups: Story = {
  name: "Deleting across groups [DS-03]",
  args: { value: "AB12345678" },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}");
    await expect(input(canvasElement)).toHaveValue("A1 2345 678");
    await expect(caret(canvasElement)).toBe(1);
    await press("{ArrowRight}{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith("A1345678");
    await press("{Backspace}{Backspace}{Backspace}");
    await expect(input(canvasElement)).toHaveValue("34 5678");
  },
};

/** Nothing is rejected or cut off: the error reports the problem. */
export const NothingLost: Story = {
  name: "Nothing lost [PM-05]",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.paste(" ａｂ-١٢٣٤.5678/90€é ");
    await expect(input(canvasElement)).toHaveValue("AB 1234 5678 90€é");
    await expect(args.onChange).toHaveBeenLastCalledWith("AB1234567890€é");
  },
};

/** During composition with an input method the text is not changed, but the value is updated. */
export const Composing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(input(canvasElement));
    fireEvent.compositionStart(input(canvasElement));
    fireEvent.input(input(canvasElement), { target: { value: "ab123" }, isComposing: true });
    await expect(input(canvasElement)).toHaveValue("ab123");
    await expect(args.onChange).toHaveBeenLastCalledWith("AB123");
    fireEvent.compositionEnd(input(canvasElement));
    await expect(input(canvasElement)).toHaveValue("AB 123");
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { value: "AB1234", error: "Il codice ha 10 caratteri: ne mancano 4." },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription("Il codice ha 10 caratteri: ne mancano 4.");
  },
};

export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: "AB12345678", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Codice che ti ha dato la persona che ti ha fatto conoscere la nostra offerta",
    value: "AB123456781234567812345678123456781234",
    error: "Il codice ha 10 caratteri e questo ne ha molti di più: controlla di averlo copiato tutto, una volta sola.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
