import { VoucherStatusTag } from "@favilla/design-system/vouchers/VoucherStatusTag.tsx";
import { voucherStatuses } from "@favilla/design-system/vouchers/voucherStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Vouchers/VoucherStatusTag",
  component: VoucherStatusTag,
  argTypes: { status: { control: "select", options: voucherStatuses } },
  tags: ["!autodocs"],
  args: { status: "Assigned" },
} satisfies Meta<typeof VoucherStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With today, a voucher that ends within 30 days says so. */
export const EndsSoon: Story = {
  name: "Ends soon [VC-31]",
  args: { validityEndDate: "2026-11-27" },
  parameters: { today: "2026-11-27" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Scade oggi")).toHaveAttribute("data-tone", "warning");
  },
};

/** ToBeAssigned and Assigned are shown as valid. */
export const Statuses: Story = {
  name: "Statuses [VC-01]",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {[...voucherStatuses, "Lost"].map((status) => (
        <VoucherStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Valido")).toHaveLength(2);
    for (const word of ["Scaduto", "Usato", "Stato da verificare"]) await expect(within(canvasElement).getByText(word)).toBeVisible();
  },
};
