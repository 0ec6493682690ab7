import { Select } from "@favilla/design-system/forms/Select.tsx";
import { selectTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/Select",
  component: Select,
  tags: ["!autodocs"],
  args: {
    label: "Anno",
    options: [
      { value: "2026", label: "2026" },
      { value: "2025", label: "2025" },
      { value: "2024", label: "2024" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const select = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox");

export const Chosen: Story = {
  tags: ["pattern:select"],
  play: async ({ canvasElement, args }) => {
    const year = selectTester(userEvent, canvasElement, "Anno");
    await year.choose("2025");
    await expect(year.value()).toBe("2025");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ["pattern:select"],
  args: { placeholder: "Scegli l’anno", defaultValue: "" },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toHaveDisplayValue("Scegli l’anno");
  },
};

export const Hint: Story = { tags: ["pattern:select"], args: { hint: "Gli ultimi sei anni." } };
export const Optional: Story = { args: { optional: true, placeholder: "Tutti gli anni" } };

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:select"],
  args: { placeholder: "Scegli l’anno", error: "Scegli l’anno." },
  play: async ({ canvasElement }) => {
    await expect(select(canvasElement)).toBeInvalid();
    await expect(select(canvasElement)).toHaveAccessibleDescription("Scegli l’anno.");
  },
};

/** Tab reaches it; a letter or a digit selects, as in native lists. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: {
    placeholder: "Scegli la fornitura",
    label: "Fornitura",
    options: [
      { value: "casa", label: "Casa" },
      { value: "mare", label: "Mare" },
    ],
  },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(select(canvasElement)).toHaveFocus();
    await press("m");
    await expect(select(canvasElement)).toHaveValue("mare");
    await press("{ArrowUp}");
    await expect(select(canvasElement)).toHaveValue("casa");
  },
};

export const Disabled: Story = { tags: ["pattern:select"], args: { disabled: true } };

export const LongText: Story = {
  tags: ["pattern:select"],
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Fornitura di cui vuoi vedere i consumi degli ultimi dodici mesi",
    options: [{ value: "1", label: "Condominio Campione, Via Fittizia 8, scala B, 40100 Bologna" }],
    error: "Questa fornitura non è più attiva: scegline un’altra per vedere i consumi.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "select" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "select" } } };
