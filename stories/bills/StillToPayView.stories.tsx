import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { StillToPayView } from "@favilla/design-system/bills/StillToPayView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, loaded } from "../layout/page.tsx";
import { bills } from "./pageSample.tsx";

const [sample] = bills;
const whole: Bill = {
  ...(sample as Bill),
  ...{ id: 71, supplyCode: "S-1", totalAmount: 99.06, expiryDate: "2026-11-20", paymentDate: null, paymentType: "Bollettino", rates: [] },
};
const instalments: Bill = {
  ...whole,
  rates: [
    { number: 1, amount: 33.02, expiryDate: "2026-11-20", paymentDate: "2026-11-18" },
    { number: 2, amount: 33.02, expiryDate: "2026-12-20", paymentDate: null },
    { number: 3, amount: 33.02, expiryDate: "2027-01-20", paymentDate: null },
  ],
};

const meta = {
  title: "Bills/StillToPayView",
  component: StillToPayView,
  tags: ["!autodocs"],
  args: { load: loaded([whole]), supplyCode: "S-1", payHrefOf: ({ id }) => `#paga-${id}` },
  parameters: { today: "2026-11-27" },
} satisfies Meta<typeof StillToPayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Overdue [PM-43]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ricordati: 99,06 € sono scaduti il 20 novembre e li paghi ancora tu.")).toBeVisible();
  },
};

export const Instalments: Story = {
  name: "Instalments [BL-86]",
  args: { load: loaded([instalments]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Ricordati: 33,02 € scadono il 20 dicembre e li paghi ancora tu.")).toBeVisible();
    await expect(canvas.getByText("Rata 2 di 3 · restano 66,04 € in 2 rate")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Come pagare" })).toHaveAttribute("href", expect.stringContaining("71"));
  },
};

export const Several: Story = { args: { load: loaded([whole, { ...whole, id: 72, expiryDate: "2026-12-11" }]) } };

export const Debited: Story = {
  args: { load: loaded([{ ...whole, paymentType: "Rid", expiryDate: "2026-12-11" }]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Le bollette già emesse arrivano ancora con l’addebito di prima.");
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

export const Failed: Story = { args: { load: failure } };
