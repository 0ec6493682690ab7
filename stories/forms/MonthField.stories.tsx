import { MonthField } from "@favilla/design-system/forms/MonthField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/MonthField",
  component: MonthField,
  tags: ["!autodocs"],
  args: { label: "Dal mese", value: null as string | null, onChange: fn(), min: "2021-03", max: "2026-11" },
  render: function Controlled(args) {
    return <MonthField {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof MonthField>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvasElement: HTMLElement) => within(canvasElement).getByRole("group", { name: "Dal mese" });
const month = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox", { name: "Mese" });
const year = (canvasElement: HTMLElement) => within(canvasElement).getByRole("combobox", { name: "Anno" });

export const Empty: Story = {
  tags: ["pattern:select"],
  play: async ({ canvasElement }) => {
    await expect(group(canvasElement)).toBeVisible();
    const years = within(year(canvasElement)).getAllByRole("option");
    await expect(years.map(({ textContent }) => textContent)).toEqual(["Anno", "2026", "2025", "2024", "2023", "2022", "2021"]);
  },
};

export const Filled: Story = {
  name: "Filled [CS-11]",
  args: { value: "2026-11" },
  play: async ({ canvasElement }) => {
    await expect(month(canvasElement)).toHaveDisplayValue("novembre");
    await expect(year(canvasElement)).toHaveDisplayValue("2026");
  },
};

/** One half alone is not a month; clearing a half clears the month. */
export const Choosing: Story = {
  name: "Choosing [CS-11]",
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(month(canvasElement), "luglio");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(year(canvasElement), "2025");
    await expect(args.onChange).toHaveBeenLastCalledWith("2025-07", undefined);
    await userEvent.selectOptions(month(canvasElement), "Mese");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, undefined);
    await expect(year(canvasElement)).toHaveDisplayValue("2025");
  },
};

/** A month outside the limits stays selected, with an error that names the limits. */
export const Limits: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(month(canvasElement), "gennaio");
    await userEvent.selectOptions(year(canvasElement), "2021");
    await expect(args.onChange).toHaveBeenLastCalledWith(null, "Scegli un mese da marzo 2021 in poi.");
    await expect(group(canvasElement)).toHaveAccessibleDescription("Scegli un mese da marzo 2021 in poi.");
    await expect(month(canvasElement)).toBeInvalid();
    await userEvent.selectOptions(month(canvasElement), "dicembre");
    await expect(args.onChange).toHaveBeenLastCalledWith("2021-12", undefined);
    await expect(month(canvasElement)).not.toBeInvalid();
    await userEvent.selectOptions(year(canvasElement), "2026");
    await expect(group(canvasElement)).toHaveAccessibleDescription("Scegli un mese fino a novembre 2026.");
  },
};

/** Without limits: the last ten years, the current one, and the year of the value. */
export const WithoutLimits: Story = {
  args: { value: "2009-05", min: undefined, max: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(year(canvasElement)).getAllByRole("option")).toHaveLength(13);
    await expect(year(canvasElement)).toHaveDisplayValue("2009");
  },
};

/** Tab moves from the month to the year; letters and arrow keys select as in native lists. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(month(canvasElement)).toHaveFocus();
    await press("nov");
    await expect(month(canvasElement)).toHaveDisplayValue("novembre");
    await press("{Tab}");
    await expect(year(canvasElement)).toHaveFocus();
    await press("{ArrowDown}");
    await expect(year(canvasElement)).toHaveDisplayValue("2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11", undefined);
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:select"],
  args: { value: "2026-11", error: "Scegli un mese che venga prima di quello in «al mese»." },
};
export const Disabled: Story = { tags: ["pattern:select"], args: { value: "2026-11", disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Primo mese di cui vuoi vedere i consumi della fornitura di Via Fittizia",
    hint: "Trovi i consumi dal mese in cui la fornitura è passata a noi.",
    optional: true,
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "select" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "select" } } };
