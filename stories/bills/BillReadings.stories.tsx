import { BillReadings, readingUnits } from "@favilla/design-system/bills/BillReadings.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Bills/BillReadings",
  component: BillReadings,
  argTypes: { unit: { control: "select", options: readingUnits } },
  tags: ["!autodocs"],
  args: {
    unit: "kWh",
    startDate: "2026-08-31",
    endDate: "2026-10-31",
    spans: [
      { zone: "F1", start: 11780, end: 11882, use: 102, endEstimated: true },
      { zone: "F2", start: 6745, end: 6821, use: 76, endEstimated: true },
      { zone: "F3", start: 9534, end: 9639, use: 105, endEstimated: true },
    ],
  },
} satisfies Meta<typeof BillReadings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [BL-45]",
  tags: ["pattern:table"],
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Letture di inizio e di fine periodo" }));
    await expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Fascia", "31 agosto", "31 ottobre", "kWh"]);
    await expect(table.getByRole("rowheader", { name: "F2" }).closest("tr")).toHaveTextContent(/6\.745≈ 6\.821 stimato76$/);
    await expect(table.getByRole("rowheader", { name: "Totale" }).closest("tr")).toHaveTextContent("283");
    await expect(canvasElement).toHaveTextContent("≈ 31 ottobre: lettura stimata.");
  },
};

/** One meter without bands, whose cubic metres are converted. */
export const Gas: Story = {
  args: { unit: "Smc", name: "Via dei Tigli 14", spans: [{ zone: null, start: 1200, end: 1240, use: 41.6 }] },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/coefficiente C\.$/)).toBeVisible(),
};

/** The figures of a meter that was replaced, or has passed 99999, do not add up to the use, and no coefficient explains it. */
export const Replaced: Story = {
  name: "A meter that was replaced [BL-246]",
  args: { spans: [{ zone: null, start: 45120, end: 310, use: 402 }] },
  render: (args) => (
    <>
      <BillReadings {...args} />
      <BillReadings {...args} unit="Smc" spans={[{ zone: null, start: 99960, end: 12, use: 53.4 }]} />
    </>
  ),
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("coefficiente"),
};

/** A meter behind a transformer counts a part of the kilowatt hours. */
export const Transformed: Story = {
  name: "Electricity has no coefficient C [BL-246]",
  args: { spans: [{ zone: null, start: 100, end: 140, use: 2400 }] },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("Smc"),
};

export const NothingKnown: Story = {
  args: { startDate: null, endDate: null, spans: [{ zone: null, start: null, end: null, use: null }] },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("lettura reale"),
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
