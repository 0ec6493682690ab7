import { ConsumptionTable } from "@favilla/design-system/consumption/ConsumptionTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { electricity, gas, withEstimates } from "./sample.ts";

const meta = {
  title: "Consumption/ConsumptionTable",
  component: ConsumptionTable,
  tags: ["!autodocs"],
  args: electricity,
} satisfies Meta<typeof ConsumptionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, name: RegExp) =>
  [...within(canvasElement).getByRole("row", { name }).children].map((cell) => cell.textContent);

/** The chart's figures and their totals. */
export const Electricity: Story = {
  name: "Electricity [CS-02] [CS-03]",
  tags: ["pattern:table"],
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, /^agosto/)).toEqual(["agosto", "74", "55", "76", "205", "217,3"]);
    await expect(row(canvasElement, /^dicembre/).slice(4)).toEqual(["nessun dato", "178,1"]);
    await expect(row(canvasElement, /^Totale/).slice(0, 5)).toEqual(["Totale", "641,4", "455,3", "638,1", "1.734,8"]);
  },
};

export const Gas: Story = {
  name: "Gas [CS-03] [CS-04]",
  tags: ["pattern:table"],
  args: { ...gas, previousYear: undefined },
  play: async ({ canvasElement }) => expect(row(canvasElement, /^Totale/)).toEqual(["Totale", "477,6", "278,5", "756,1"]),
};

export const EstimatesAndGaps: Story = {
  args: { ...withEstimates, previousYear: undefined },
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, /^ottobre/).slice(0, 2)).toEqual(["ottobre", "49,6 stimato"]);
    await expect(row(canvasElement, /^aprile/).at(-1)).toBe("nessun dato");
    await expect(row(canvasElement, /^luglio/).slice(2, 3)).toEqual(["nessun dato"]);
  },
};

export const SomeMonths: Story = {
  args: { monthFrom: 3, monthTo: 8 },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole("row")).toHaveLength(8),
};

export const NoData: Story = { tags: ["pattern:table"], args: { months: [], previousYear: undefined } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: withEstimates,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
