import { ConsumptionTable } from "@favilla/design-system/consumption/ConsumptionTable.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
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
    await expect(row(canvasElement, /^gen – nov/)).toEqual(["gen – nov", "641,4", "455,3", "638,1", "1.734,8", "1.839,2"]);
  },
};

export const Gas: Story = {
  name: "Gas [CS-03] [CS-04]",
  tags: ["pattern:table"],
  args: { ...gas, previousYear: undefined },
  play: async ({ canvasElement }) => expect(row(canvasElement, /^gen – nov/)).toEqual(["gen – nov", "477,6", "278,5", "756,1"]),
};

export const EstimatesAndGaps: Story = {
  args: { ...withEstimates, previousYear: undefined },
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement, /^ottobre/).slice(0, 2)).toEqual(["ottobre", "≈\u00a049,6 stimato"]);
    await expect(row(canvasElement, /^aprile/).at(-1)).toBe("nessun dato");
    await expect(row(canvasElement, /^luglio/).slice(2, 3)).toEqual(["–non disponibile"]);
  },
};

const whole: typeof electricity = {
  ...electricity,
  months: electricity.months.slice(0, 10).map((month) => ({
    ...month,
    values: month.values.map((value) => ({ ...value, quantity: Math.round(value.quantity ?? 0) })),
  })),
  previousYear: electricity.previousYear?.map((month) => ({
    ...month,
    values: month.values.map((value) => ({ ...value, quantity: Math.round(value.quantity ?? 0) })),
  })),
};

/** At 320 px six columns of whole figures are still a table: a month is one line, and its header is read in full. */
export const StillATable: Story = {
  name: "Still a table [CS-19]",
  tags: ["pattern:table"],
  globals: { viewport: { value: "narrow" } },
  args: whole,
  parameters: { today: "2026-11-22" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    await expect(
      within(canvasElement)
        .getByRole("row", { name: /^gennaio 69/ })
        .getBoundingClientRect().height,
    ).toBeLessThan(42);
    await expect(row(canvasElement, /^novembre/)).toEqual(["novembre", "", "", "", "in arrivo", "168"]);
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
