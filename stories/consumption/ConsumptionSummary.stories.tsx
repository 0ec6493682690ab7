import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { electricity, gas, withEstimates } from "./sample.ts";

const meta = {
  title: "Consumption/ConsumptionSummary",
  component: ConsumptionSummary,
  tags: ["!autodocs"],
  args: electricity,
} satisfies Meta<typeof ConsumptionSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) =>
    expect(canvasElement.textContent?.replaceAll("\u00a0", " ").trim()).toBe(text);

export const Compared: Story = {
  name: "Compared [CS-02]",
  play: says(
    "Da gennaio a novembre 2026: 1.734,8 kWh, il 6% in meno rispetto agli stessi mesi del 2025. Il mese più alto è agosto, 205 kWh.",
  ),
};

export const EstimatesAndGaps: Story = {
  args: { ...withEstimates, previousYear: undefined },
  play: says("Da gennaio a novembre 2026: 1.550 kWh. Il mese più alto è agosto, 205 kWh. Manca il dato di aprile."),
};

export const Gas: Story = {
  name: "Gas [CS-04]",
  args: { ...gas, previousYear: undefined },
  play: says("Da gennaio a novembre 2026: 756,1 Smc. Il mese più alto è gennaio, 182,4 Smc."),
};

export const SomeMonths: Story = { args: { monthFrom: 8, monthTo: 8 } };
export const NoData: Story = { args: { months: [] }, play: says("Nel 2026 non c’è ancora nessun dato.") };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
