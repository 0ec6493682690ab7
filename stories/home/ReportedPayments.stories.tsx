import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { ReportedPayments } from "@favilla/design-system/home/ReportedPayments.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { bills } from "../bills/pageSample.tsx";

const [sample] = bills as [Bill];
const late = {
  ...sample,
  paymentType: "Bollettino",
  paymentDate: null,
  totalAmount: 33.58,
  expiryDate: "2026-11-08",
  rates: [],
  balance: null,
};
const on = (day: string, again?: boolean) => ({ ...late, reported: { day, instalments: [], again } });

const meta = {
  title: "Home/ReportedPayments",
  component: ReportedPayments,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-20" },
  args: { bills: [on("2026-11-20")], nameOf: () => "Casa al mare", onReport: fn() },
} satisfies Meta<typeof ReportedPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On its way for seven days, with the way back. */
export const Default: Story = {
  name: "Default [HM-45] [BL-144]",
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Pagamento in arrivo, 33,58 €")).toBeVisible();
    await expect(card.getByText(/hai detto oggi di averla pagata.*se il 27 novembre non c’è, te lo chiediamo/)).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /^Non l’ho pagata: Casa al mare, 33,58.€$/ }));
    await expect(args.onReport).toHaveBeenCalledWith(args.bills[0], false);
  },
};

/** After seven days it is asked about once. */
export const Asked: Story = {
  name: "Asked [BL-143]",
  args: { bills: [on("2026-11-13")] },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Hai pagato 33,58 €?")).toBeVisible();
    await expect(card.getByText(/il 13 novembre hai detto di averla pagata, ma il pagamento non ci è arrivato/)).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /^Sì, l’ho pagata: Casa al mare, 33,58.€$/ }));
    await expect(args.onReport).toHaveBeenCalledWith(args.bills[0], true);
  },
};

/** One question only: after a second report the bill is to be paid again, and the servers say the rest. */
export const AskedOnce: Story = {
  name: "Asked once [BL-143]",
  args: { bills: [on("2026-11-19", true), { ...on("2026-11-12", true), id: 2 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("button")).toHaveLength(1);
    await expect(within(canvasElement).getByText(/torna tra quelle da pagare/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { nameOf: () => "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" },
  globals: { viewport: { value: "narrow" } },
};
