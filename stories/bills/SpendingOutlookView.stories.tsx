import { SpendingOutlookView } from "@favilla/design-system/bills/SpendingOutlookView.tsx";
import { spendingOf } from "@favilla/design-system/bills/spending.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { failure, loaded, loading } from "../layout/page.tsx";
import { bills, supplies } from "./pageSample.tsx";
import { readings, spending } from "./spendingSample.ts";

const supply = supplies[0] as Supply;

const meta = {
  title: "Bills/SpendingOutlookView",
  component: SpendingOutlookView,
  tags: ["!autodocs"],
  args: { supply, supplies, spending, readings: loaded(readings), onExport: fn(async () => undefined) },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof SpendingOutlookView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Range and years [CS-23]",
  tags: ["pattern:disclosure"],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Perché questa stima"));
    await expect(canvasElement).toHaveTextContent(/Tra \d+\s€ e \d+\s€/);
    await expect(canvasElement).toHaveTextContent(/Sulle tue ultime \d+ bollette la stima ha sbagliato in media (del |dell’)\d+%/);
  },
};

/** Below the figures in energy the years are left out; who comes from home has the reasons open at once. */
export const Ahead: Story = {
  name: "Next bill alone, with its reasons [CS-34] [CS-35]",
  args: { whole: false, open: true, canRead: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/la stima ha sbagliato/)).toBeVisible();
    await expect(canvas.queryByText("Anno per anno, tutte le forniture")).toBeNull();
  },
};

export const Years: Story = {
  name: "Years opened [CS-22]",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Anno per anno, tutte le forniture"));
    await expect(await canvas.findByRole("row", { name: /^2026 \(10 mesi\) Totale/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Scarica la spesa anno per anno" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: /csv/i }));
    await expect(args.onExport).toHaveBeenCalledWith("csv", expect.objectContaining({ title: "Spesa anno per anno" }));
  },
};

/** Too few bills to try the estimate on: none is given, and why. */
export const NoRange: Story = {
  args: { spending: spendingOf(bills, supplies) },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Non diamo una stima"),
};

/** The bills are there, the readings are not. */
export const Failed: Story = {
  args: { readings: failure },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Le letture non sono arrivate e la stima manca"),
};

/** A supply that has ended has no next bill. */
export const Ended: Story = {
  args: { supply: { ...supply, status: "ceased" } },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("Prossima bolletta"),
};

export const Loading: Story = {
  args: { spending: undefined, readings: loading },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};
