import { consumptionUnits } from "@favilla/design-system/consumption/consumption.ts";
import { LastMonth } from "@favilla/design-system/consumption/LastMonth.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { lastMonth } from "./lastMonthSample.ts";

const meta = {
  title: "Consumption/LastMonth",
  component: LastMonth,
  argTypes: { unit: { control: "select", options: consumptionUnits } },
  tags: ["!autodocs"],
  args: lastMonth,
} satisfies Meta<typeof LastMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An estimated figure is marked, and read as "stimato"; its bar is a dashed outline. */
export const Default: Story = {
  name: "Estimated [SU-17]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Ultimo mese, ottobre≈ stimato 136\skWh9 in meno di ottobre 2025/);
    await expect(within(canvasElement).getByText("9 in meno di ottobre 2025")).toBeVisible();
  },
};

const read = lastMonth.months.map((month) => ({ ...month, estimated: false }));

export const More: Story = {
  args: { unit: "Smc", months: read, before: { month: "2025-10", total: 124 } },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("12 in più di ottobre 2025")).toBeVisible(),
};

export const Same: Story = {
  args: { months: read, before: { month: "2025-10", total: 136.2 } },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Come a ottobre 2025")).toBeVisible(),
};

/** A new supply: months without data have no bar, and nothing is compared. */
export const FirstMonths: Story = {
  args: { before: null, months: read.map((month, index) => (index < 4 ? { ...month, total: null } : month)) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll("rect")).toHaveLength(2),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { months: read.map((month) => ({ ...month, total: 1234567 })) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
