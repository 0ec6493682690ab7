import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { AllDueDates } from "@favilla/design-system/home/AllDueDates.tsx";
import { dueDates } from "@favilla/design-system/home/due.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { bills } from "../bills/pageSample.tsx";

const today = "2026-11-20";
const reading = { supplyId: "supply-2", name: "Via dei Tigli 14", month: "2026-11", day: "2026-11-28" };
const dates = dueDates(bills, [reading], { today, nameOf: () => "Casa di Bologna" });

const [sample] = bills as [Bill];
const rate = (number: number, expiryDate: string) => ({ number, amount: 33.02, expiryDate, paymentDate: null });
const instalments = { ...sample, totalAmount: 66.04, rates: [rate(1, "2026-11-27"), rate(2, "2026-12-27")] };

const meta = {
  title: "Home/AllDueDates",
  component: AllDueDates,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
  args: { open: true, dates, onClose: fn(), onSave: fn() },
} satisfies Meta<typeof AllDueDates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every due date, with the readings; each that comes can go into the calendar. */
export const Default: Story = {
  name: "All due dates [HM-12]",
  tags: ["pattern:dialog"],
  play: async ({ args }) => {
    const drawer = within(await within(document.body).findByRole("dialog", { name: "Scadenze dei prossimi 60 giorni" }));
    await expect(drawer.getAllByRole("listitem")).toHaveLength(4);
    const buttons = drawer.getAllByRole("button", { name: /^Aggiungi al calendario: / });
    await expect(buttons).toHaveLength(3);
    await waitFor(() => expect(drawer.getByText("Paghi tu, 3 bollette")).toBeVisible());
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(args.onSave).toHaveBeenCalledWith([expect.objectContaining({ id: "bill 1", day: "2026-11-26" })], "scadenze");
  },
};

/** Each open instalment has its own day. */
export const Instalments: Story = {
  args: { dates: dueDates([instalments], [], { today, nameOf: () => "Casa di Bologna" }) },
  play: async () => {
    const drawer = within(await within(document.body).findByRole("dialog"));
    await waitFor(() => expect(drawer.getByText(/Rata 2 di 2/)).toBeVisible());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    dates: dueDates(bills, [], { today, nameOf: () => "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
