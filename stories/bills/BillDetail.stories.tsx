import { BillDetail } from "@favilla/design-system/bills/BillDetail.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { billInRates, longBill, oneLine, sampleBill, unknownBill } from "./sample.ts";

const meta = {
  title: "Bills/BillDetail",
  component: BillDetail,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: {
    bill: sampleBill,
    onDownload: fn(),
    onPay: fn(),
    calendar: <button type="button">Calendario</button>,
    readings: <p>Letture di inizio e di fine periodo</p>,
  },
} satisfies Meta<typeof BillDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [BL-44]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    for (const name of ["Che cosa paghi", "Le letture"]) await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    for (const text of ["Scade tra 6 giorni, il 27 novembre", "283 kWh × 0,19572 €", "Totale"])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("button", { name: "Calendario" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Come pagare" }));
    await expect(args.onPay).toHaveBeenCalledWith("2026-1045231");
    await userEvent.click(page.getByRole("button", { name: "Scarica il CSV della bolletta 1045231" }));
    await expect(args.onDownload).toHaveBeenCalledWith("2026-1045231", "csv");
  },
};

/** A bill that is debited automatically has no way to pay. */
export const Debit: Story = {
  args: { bill: { ...sampleBill, debit: true, paying: "L’importo viene addebitato sul tuo conto alla scadenza: non devi fare niente." } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Addebito il 27 novembre")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Come pagare" })).toBeNull();
  },
};
export const Overdue: Story = {
  args: { bill: { ...sampleBill, status: "NotPaid", expiryDate: "2026-11-02" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Scaduta da 19 giorni, il 2 novembre")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Calendario" })).toBeNull();
  },
};
export const Paid: Story = { args: { bill: { ...sampleBill, status: "Paid", paymentDate: "2026-11-20" } } };
export const Rates: Story = { args: { bill: { ...sampleBill, ...billInRates } } };
export const CreditNote: Story = { args: { bill: { ...sampleBill, creditNote: true, total: -35.4, lines: oneLine } } };
export const NothingKnown: Story = { args: { bill: { ...sampleBill, ...unknownBill }, readings: undefined } };
export const Busy: Story = { args: { bill: { ...sampleBill, busy: "pdf", failed: "csv" } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: { bill: { ...sampleBill, ...longBill } },
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
