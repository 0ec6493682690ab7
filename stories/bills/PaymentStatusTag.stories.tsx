import { PaymentStatusTag } from "@favilla/design-system/bills/PaymentStatusTag.tsx";
import { paymentStatuses } from "@favilla/design-system/bills/paymentStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Bills/PaymentStatusTag",
  component: PaymentStatusTag,
  argTypes: { status: { control: "select", options: paymentStatuses } },
  tags: ["!autodocs"],
  args: { status: "Expiring" },
} satisfies Meta<typeof PaymentStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  name: "All statuses",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {paymentStatuses.map((status) => (
        <PaymentStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tags = [...canvasElement.querySelectorAll("[data-status]")];
    await expect(tags.map((tag) => tag.textContent)).toEqual([
      "Pagata",
      "Da pagare",
      "In scadenza",
      "Scaduta",
      "Scaduta",
      "Pagamento in arrivo",
      "Stato da verificare",
    ]);
    for (const tag of tags) await expect(within(tag as HTMLElement).queryByRole("img")).toBeNull();
  },
};

/** Unpaid bills that are not debts. */
export const NoDebt: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <PaymentStatusTag status="NotPaid" amount={-35.4} />
      <PaymentStatusTag status="ToBePaid" amount={0} />
      <PaymentStatusTag status="Paid" amount={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tags = [...canvasElement.querySelectorAll("[data-status]")];
    await expect(tags.map((tag) => tag.textContent)).toEqual(["A tuo credito", "Niente da pagare", "Pagata"]);
    await expect(tags.map((tag) => tag.getAttribute("data-status"))).toEqual(["NotPaid", "ToBePaid", "Paid"]);
  },
};

export const Narrow: Story = { args: { status: "Unknown" }, globals: { viewport: { value: "narrow" } } };
