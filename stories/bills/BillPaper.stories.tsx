import { BillPaper } from "@favilla/design-system/bills/BillPaper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleBill } from "./sample.ts";

const meta = {
  title: "Bills/BillPaper",
  component: BillPaper,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: {
    bill: sampleBill,
    customerName: "Giulia Esempio",
    customerNumber: "100001",
    supplies: [{ id: "1", pod: "IT001E12345678", pdr: null }],
    code: "300000000000000026",
    creditorFiscalCode: "01234567890",
  },
  // On screen the component itself is hidden, so that its page and its stories show it.
  render: (args) => <BillPaper {...args} style={{ display: "flex" }} />,
} satisfies Meta<typeof BillPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Customer, point of delivery, code and QR code of a bill that is to be paid. */
export const Default: Story = {
  name: "Default [BL-151]",
  play: async ({ canvasElement }) => {
    const paper = within(canvasElement);
    const facts = [...canvasElement.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
    await expect(facts).toEqual([
      ["Cliente", "Giulia Esempio"],
      ["Codice cliente", "100001"],
      ["POD", "IT001E12345678"],
      ["Codice avviso", "3000 0000 0000 0000 26"],
    ]);
    await expect(paper.getByRole("img", { name: "Codice QR pagoPA dell’avviso" })).toBeVisible();
  },
};

/** A paid bill has nothing to be paid by. */
export const Paid: Story = {
  name: "Paid [BL-151]",
  args: { bill: { ...sampleBill, status: "Paid", paymentDate: "2026-11-15" }, supplies: [{ id: "2", pod: null, pdr: "00881234567890" }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Codice avviso/);
    await expect(canvasElement).toHaveTextContent(/PDR\s*00881234567890/);
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** On screen it is hidden: the page has these facts elsewhere. */
export const OnScreen: Story = {
  name: "On screen [BL-151]",
  render: (args) => (
    <>
      <p>Solo su carta.</p>
      <BillPaper {...args} data-testid="paper" />
    </>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).getByTestId("paper")).not.toBeVisible(),
};
