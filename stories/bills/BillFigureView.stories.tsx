import { BillFigureView } from "@favilla/design-system/bills/BillFigureView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";

const meta = {
  title: "Bills/BillFigureView",
  component: BillFigureView,
  tags: ["!autodocs"],
  args: {
    unit: "Smc",
    load: loaded({
      spans: [{ zone: null, start: 1200, end: 1240, use: 40, endEstimated: true }],
      startDate: "2026-09-30",
      endDate: "2026-10-31",
    }),
  },
} satisfies Meta<typeof BillFigureView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Loaded [BL-45]",
  tags: ["pattern:table"],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("rowheader", { name: "Lettura" }).closest("tr");
    await expect(row).toHaveTextContent(/1\.200≈ 1\.240 stimato40$/);
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };

export const None: Story = {
  args: { load: empty },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Per questo periodo non ci sono letture.")).toBeVisible(),
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
