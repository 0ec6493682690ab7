import { ConsumptionChart } from "@favilla/design-system/consumption/ConsumptionChart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { electricity, gas, oneZone, withEstimates } from "./sample.ts";

const meta = {
  title: "Consumption/ConsumptionChart",
  component: ConsumptionChart,
  tags: ["!autodocs"],
  args: electricity,
} satisfies Meta<typeof ConsumptionChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("img")
    .map((image) => image.getAttribute("aria-label")?.replaceAll("\u00a0", " "));

/** Three stacked bands, with the previous year as a line on each month. */
export const Electricity: Story = {
  name: "Electricity [CS-03]",
  tags: ["pattern:chart"],
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement);
    await expect(chart.getByRole("list", { name: "Consumi del 2026 in kWh, mese per mese" }).children).toHaveLength(12);
    await expect(names(canvasElement)).toContain("agosto 2026: 205 kWh in totale. F1: 74 kWh; F2: 55 kWh; F3: 76 kWh. 2025: 217,3 kWh");
    await expect(names(canvasElement)).toContain("dicembre 2026: nessun dato. 2025: 178,1 kWh");
    await expect(chart.getAllByText(/37%/)[0]).toBeVisible();
  },
};

/** Arrow keys move from month to month and from band to band, and each is named with its figure. */
export const Keyboard: Story = {
  name: "Keyboard [CS-10] [DS-03]",
  play: async () => {
    await press("{Tab}{End}{ArrowLeft}{ArrowUp}");
    await expect(document.activeElement).toHaveAccessibleName("novembre 2026, F1: 57,5\u00a0kWh");
    await press("{ArrowUp}{Home}");
    await expect(document.activeElement).toHaveAccessibleName("gennaio 2026, F2: 44,2\u00a0kWh");
  },
};

export const OneZone: Story = {
  name: "One zone [CS-03]",
  args: { ...oneZone, previousYear: undefined },
  play: async ({ canvasElement }) => expect(names(canvasElement)).toContain("gennaio 2026, F1: 173,6 kWh"),
};

/** Real values beside estimated ones. A month of zero is a line, a month without data is a gap. */
export const Gas: Story = {
  name: "Gas [CS-03] [CS-04]",
  args: { ...gas, previousYear: undefined },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toContain("gennaio 2026, Reale: 182,4 Smc");
    await expect(names(canvasElement)).toContain("febbraio 2026, Stimato: 160,2 Smc, stimato");
    await expect(names(canvasElement)).toContain("dicembre 2026: nessun dato");
  },
};

/** Estimated months have a dashed outline; a missing month and a missing band are gaps. */
export const EstimatesAndGaps: Story = {
  name: "Estimates and gaps [CS-10]",
  tags: ["pattern:chart"],
  args: { ...withEstimates, previousYear: undefined },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toContain("ottobre 2026, F1: 49,6 kWh, stimato");
    await expect(names(canvasElement)).toContain("aprile 2026: nessun dato");
    await expect(names(canvasElement)).toContain("luglio 2026, F2: nessun dato");
  },
};

/** Months outside the filter are not reported as missing. */
export const SomeMonths: Story = {
  args: { monthFrom: 3, monthTo: 8 },
  play: async ({ canvasElement }) => expect(names(canvasElement)).toContain("gennaio 2026: escluso"),
};

export const NoData: Story = { args: { months: [], previousYear: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: withEstimates,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
