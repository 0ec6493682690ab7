import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { paymentStatuses } from "@favilla/design-system/bills/paymentStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Bills/LastBill",
  component: LastBill,
  argTypes: { status: { control: "select", options: paymentStatuses } },
  tags: ["!autodocs"],
  args: {
    amount: 99.06,
    status: "Expiring",
    due: "Scade tra 6 giorni",
    action: (
      <Button wide href="#come-pagare">
        Come pagare
      </Button>
    ),
  },
} satisfies Meta<typeof LastBill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Amount and due date on one line, the way to pay beside them, and below them on a phone. */
export const Default: Story = {
  name: "Default [SU-17] [SU-59]",
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement);
    await expect(bill.getByText(/^99,06\s€$/)).toBeVisible();
    await expect(bill.getByText("In scadenza")).toBeVisible();
    const [pay, amount] = [bill.getByRole("link", { name: "Come pagare" }), bill.getByText(/^99,06\s€$/)];
    await expect(pay.getBoundingClientRect().top).toBeLessThan(amount.getBoundingClientRect().bottom);
    await expect(pay.getBoundingClientRect().left).toBeGreaterThan(amount.getBoundingClientRect().right);
  },
};

export const Overdue: Story = { args: { status: "NotPaid", due: "Scaduta da 19 giorni" } };
export const Debited: Story = {
  name: "Debited [BL-39]",
  args: { status: "ToBePaid", debit: true, due: "Addebito il 13 dicembre", action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Addebito")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("Da pagare");
  },
};
export const Paid: Story = { args: { status: "Paid", due: "Pagata il 4 ottobre", action: undefined } };
export const Credit: Story = { args: { amount: -12.5, due: undefined, action: undefined } };
export const NothingKnown: Story = { args: { amount: null, status: "Unknown", due: undefined, action: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { amount: 1234567.89, status: "Unknown", due: "Scaduta il 28 novembre 2024" },
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement).getByRole("link", { name: "Come pagare" });
    await expect(pay.getBoundingClientRect().top).toBeGreaterThan(
      within(canvasElement).getByText("Scaduta il 28 novembre 2024").getBoundingClientRect().bottom,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
