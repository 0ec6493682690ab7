import { SupplySpendingView } from "@favilla/design-system/bills/SupplySpendingView.tsx";
import { spendingOf } from "@favilla/design-system/bills/spending.ts";
import { consumptionViews } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { failure, loaded, loading } from "../layout/page.tsx";
import { bills, longSupplies, supplies } from "./pageSample.tsx";
import { spending } from "./spendingSample.ts";

const supply = supplies[0] as Supply;

const meta = {
  title: "Bills/SupplySpendingView",
  component: SupplySpendingView,
  argTypes: { view: { control: "select", options: consumptionViews } },
  tags: ["!autodocs"],
  args: { load: loaded(spending), supply, period: { year: 2026, monthFrom: 1, monthTo: 12 }, view: "chart" },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof SupplySpendingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Chart [CS-21]",
  tags: ["pattern:chart"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/è divisa tra i suoi mesi secondo i giorni/)).toBeVisible();
  },
};

export const Rows: Story = {
  name: "Table [CS-21]",
  tags: ["pattern:table"],
  args: { view: "table", period: { year: 2026, monthFrom: 1, monthTo: 11 } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table"));
    await expect(table.getByRole("row", { name: /^novembre in arrivo/i })).toBeVisible();
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(["€", "2026", "2025"]);
  },
};

/** A supply that has ended waits for no bill. */
export const Ended: Story = {
  args: { view: "table", supply: { ...supply, status: "ceased" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("row", { name: /^novembre nessuna bolletta/i })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("in arrivo");
  },
};

/** A bill without an amount counts nowhere, and that is said. */
export const Uncounted: Story = {
  args: { load: loaded(spendingOf([...bills, ...bills.map((bill) => ({ ...bill, totalAmount: null }))], supplies)), view: "table" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("4 bollette senza data o senza importo non sono contate."),
};

export const Nothing: Story = {
  args: { load: loaded(spendingOf([], supplies)) },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Nessuna bolletta in questo periodo"),
};

export const LongName: Story = { args: { supply: { ...(longSupplies[0] as Supply) } } };

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};
