import { Button } from "@favilla/design-system/actions/Button.tsx";
import { outcomes } from "@favilla/design-system/feedback/OutcomePanel.tsx";
import { PaymentOutcome } from "@favilla/design-system/payments/PaymentOutcome.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Payments/PaymentOutcome",
  component: PaymentOutcome,
  argTypes: { outcome: { control: "select", options: outcomes } },
  tags: ["!autodocs"],
  args: {
    outcome: "success",
    mode: "Bank",
    effectiveDate: "2027-01-01",
    actions: <Button href="#fornitura">Torna alla fornitura</Button>,
  },
} satisfies Meta<typeof PaymentOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The effective date, and how open bills are paid. The callout above the title has focus. */
export const Success: Story = {
  name: "Success [PM-11, PM-45]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group", { name: /^Richiesta ricevuta\. Pagherai con addebito sul conto/ })).toHaveFocus();
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Addebito sul conto" })).toBeVisible();
    await expect(within(canvasElement).getByText("1º gennaio 2027")).toBeVisible();
    await expect(within(canvasElement).getByText(/Le bollette già emesse restano da pagare come prima/)).toBeVisible();
  },
};

/** The account that was sent, masked but for its last digits. */
export const SuccessWithAccount: Story = {
  name: "Success with account [PM-30]",
  args: { debit: "IT60X0542811101000000123456" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("•••• 3456")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("05428");
  },
};

/** A bill that was issued before stands in place of the general sentence. */
export const SuccessWithBill: Story = {
  name: "Success with an open bill [PM-43]",
  args: { openBills: <strong>Ricordati: 99,06 € scadono il 3 dicembre e li paghi ancora tu.</strong> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Ricordati/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("restano da pagare come prima");
  },
};

export const SuccessWithoutDate: Story = { args: { mode: "Booklet", effectiveDate: "0001-01-01" } };

export const Failure: Story = {
  name: "Failure [PM-16]",
  args: { outcome: "failure" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/non è cambiato nulla/)).toBeVisible(),
};

export const Pending: Story = {
  name: "Pending request [PM-16]",
  args: { outcome: "pending" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("heading", { name: "C’è già una richiesta in corso" })).toBeVisible(),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
