import { NextBillNight, NextBillRow, type NextBillRowProps } from "@favilla/design-system/bills/NextBillRow.tsx";
import { nextBillOf } from "@favilla/design-system/bills/nextBill.ts";
import { RowGroup } from "@favilla/design-system/data/RowGroup.tsx";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { supplies } from "./pageSample.tsx";
import { readings, spending } from "./spendingSample.ts";

const own = spending.bySupply.get(supplies[0]?.id ?? "") ?? [];
const estimate = nextBillOf(own, readings, "2026-11-20");
const next = estimate && { ...estimate, day: "2027-01-13" };

const meta = {
  title: "Bills/NextBillRow",
  component: NextBillRow,
  tags: ["!autodocs"],
  parameters: { today: "2026-11-20" },
  args: { next, spent: 61240, href: "#consumi" },
  render: (args) => (
    <RowGroup label="Prossima bolletta">
      <NextBillRow {...args} />
    </RowGroup>
  ),
} satisfies Meta<typeof NextBillRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Range, day and estimate [HM-47] [SU-32]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("link", { name: /^Prossima bolletta \d+.–.\d+.€ Verso il 13.gen stima.\d+.€$/ });
    await expect(row).toHaveAttribute("href", "#consumi");
  },
};

/** With several supplies the row names its own. A phone that has no room for a long name shows the estimate, which is always read. */
export const Named: Story = {
  name: "Named [HM-58]",
  args: { name: "Casa di Bologna, Via Fittizia 8, scala B" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link")).toHaveAccessibleName(/scala B stima.\d+.€$/),
};

/** The whole range is above the same months of last year. */
export const Higher: Story = {
  name: "Higher than usual [CS-33]",
  args: { next: next && { ...next, higher: { before: 6100, reason: "use" } } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Più alta del solito"),
};

/** The error is not known: what the last year came to, and no range. */
export const NoRange: Story = {
  name: "No range [HM-51]",
  args: { next: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Ultimi 12 mesi 612,40.€/);
    await expect(canvasElement).not.toHaveTextContent("Prossima bolletta");
  },
};

/** In discreet mode neither the range nor the estimate is readable. */
export const Discreet: Story = {
  render: (args) => (
    <FavillaProvider discreet today="2026-11-20">
      <RowGroup label="Prossima bolletta">
        <NextBillRow {...args} />
      </RowGroup>
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent(/\d.€/),
};

const Night = ({ next: shown, spent, name, href }: NextBillRowProps) => (
  <NextBillNight next={shown} spent={spent} name={name} href={href} />
);

/** The panel of a customer with nothing to pay. */
export const NothingDue: Story = {
  name: "Nothing to pay [HM-48]",
  render: Night,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("region", { name: "Niente da pagare" });
    await expect(panel).toHaveTextContent(/Prossima bolletta, verso il 13.gennaio\s*tra \d+.€ e \d+.€/);
    await expect(panel).toHaveTextContent(/la stima ha sbagliato in media (del |dell’)\d+%/);
    await expect(within(panel).getByRole("link", { name: "Perché questa stima" })).toHaveAttribute("href", "#consumi");
  },
};

export const NothingDueNoRange: Story = {
  args: { next: null, name: "Casa al mare" },
  render: Night,
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("stima"),
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { name: "Casa di Bologna" } };
