import { MonthField } from "@favilla/design-system/forms/MonthField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/MonthField",
  component: MonthField,
  tags: ["!autodocs"],
  args: { label: "Dal mese", value: null as string | null, onChange: fn() },
  render: function Controlled(args) {
    return <MonthField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof MonthField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox");

export const Empty: Story = {
  tags: ["pattern:text-field", "pattern:button"],
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription("MM/AAAA");
  },
};

export const Filled: Story = {
  name: "Filled [CS-11]",
  args: { value: "2026-11" },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveValue("11/2026");
  },
};

export const Paste: Story = {
  name: "Paste [CS-11]",
  play: async ({ canvasElement, args }) => {
    for (const text of ["2026-11", "11/26", "11-2026"]) {
      await userEvent.clear(input(canvasElement));
      await userEvent.paste(text);
      await expect(input(canvasElement)).toHaveValue("11/2026");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11", undefined);
    }
  },
};

export const Limits: Story = {
  args: { min: "2021-01", max: "2026-11" },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), "122020");
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveAccessibleDescription("MM/AAAA Scrivi un mese da 01/2021 in poi.");
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), "132026");
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue("13/2026");
    await expect(input(canvasElement)).toHaveAccessibleDescription("MM/AAAA I mesi vanno da 01 a 12: scrivi il mese come 11/2026.");
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(input(canvasElement)).toHaveFocus();
    await press("112026");
    await expect(input(canvasElement)).toHaveValue("11/2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11", undefined);
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Apri il calendario: Dal mese" })).toHaveFocus();
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:text-field"],
  args: { value: "2026-11", error: "Scrivi un mese che venga prima di quello in «al mese»." },
};
export const Disabled: Story = { tags: ["pattern:text-field"], args: { value: "2026-11", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { label: "Primo mese di cui vuoi vedere i consumi della fornitura di Via Fittizia", optional: true },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input[type=text]" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input[type=text]" } } };
