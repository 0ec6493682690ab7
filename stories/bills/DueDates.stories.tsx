import { DueDates } from "@favilla/design-system/bills/DueDates.tsx";
import type { DueDate } from "@favilla/design-system/bills/dueDate.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { enlarged } from "../emulation.ts";

const dates: readonly DueDate[] = [
  { id: "1", day: "2026-11-03", kind: "pay", name: "Casa al mare", amount: 33.58 },
  { id: "2", day: "2026-11-28", kind: "pay", name: "Casa di Bologna", amount: 99.06 },
  { id: "3", day: "2026-12-13", kind: "debit", name: "Via dei Tigli 14", amount: 99.67 },
];

const meta = {
  title: "Bills/DueDates",
  component: DueDates,
  tags: ["!autodocs"],
  args: { dates },
  parameters: { today: "2026-11-22" },
  render: (args) => (
    <Card>
      <DueDates {...args} />
    </Card>
  ),
} satisfies Meta<typeof DueDates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns on one line on a phone: a full dot for what has passed, a ring for what comes. */
export const Default: Story = {
  name: "Three due dates [HM-12]",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
      "Casa al mare, 3 nov Scaduta 33,58 € Paghi tu",
      "Casa di Bologna, 28 nov Tra 6 giorni 99,06 € Paghi tu",
      "Via dei Tigli 14, 13 dic Tra 21 giorni 99,67 € Addebito",
    ]);
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const SamePeriod: Story = {
  name: "A bill of which another one is for the same period [HM-31]",
  args: { dates: dates.map((date, index) => (index === 1 ? { ...date, samePeriod: true } : date)) },
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getAllByRole("listitem")[1];
    await expect(second).toHaveTextContent(/Stesso periodo/);
    await expect(second).not.toHaveTextContent(/Paghi tu/);
  },
};

/** A payment that was reported is in its place on the line, and needs no act. */
export const Reported: Story = {
  name: "A payment that was reported [HM-46]",
  args: { dates: dates.map((date, index) => (index === 0 ? { ...date, kind: "reported" } : date)) },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/3 nov In arrivo 33,58.€ Pagata da te/);
    await expect(first?.querySelector("[data-tone]")).toHaveAttribute("data-tone", "neutral");
  },
};

export const OneReading: Story = { args: { dates: [{ id: "r", day: "2026-11-28", kind: "reading", name: "Via dei Tigli 14" }] } };

export const Today: Story = {
  args: { dates: [{ id: "1", day: "2026-11-22", kind: "pay", name: "Casa al mare", amount: null }] },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Oggi")).toBeVisible(),
};

/** Amounts never wrap: columns that do not fit go below. */
export const LongText: Story = {
  name: "Large amounts and large text [DS-05]",
  globals: { viewport: { value: "narrow" } },
  args: {
    dates: dates.map((date) => ({
      ...date,
      amount: 1_234_567.89,
      name: "Condominio Campione di Via dell’Immaginazione Contemporanea 128",
    })),
  },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
