import { commodities } from "@favilla/design-system/data/commodity.ts";
import { SupplyCard } from "@favilla/design-system/supplies/SupplyCard.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { electricity, gas } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyCard",
  component: SupplyCard,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, commodity: { control: "select", options: commodities } },
  tags: ["!autodocs"],
  args: electricity,
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: 460 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof SupplyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches its only link, whose name says which supply it opens. */
export const Default: Story = {
  name: "Default [DS-03]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Casa di Bologna" })).toBeVisible();
    await expect(card.getByText("186 kWh")).toBeVisible();
    await press("{Tab}");
    await expect(card.getByRole("link", { name: "Vedi la fornitura: Casa di Bologna" })).toHaveFocus();
  },
};

export const Gas: Story = {
  args: gas,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("PDR")).toBeVisible();
    await expect(within(canvasElement).getByText("94 Smc")).toBeVisible();
  },
};

export const Commodities: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      {commodities.map((commodity) => (
        <SupplyCard key={commodity} {...args} id={commodity} commodity={commodity} name={commodity} lastMonth={undefined} />
      ))}
    </div>
  ),
};

export const Suspended: Story = { args: { status: "suspended" } };
export const NothingKnown: Story = {
  args: { address: null, podOrPdr: null, lastMonth: null, status: "unknown", name: "..." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Indirizzo non indicato")).toBeVisible();
    await expect(within(canvasElement).getByText("–")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    name: "Condominio Campione, scala B, interno 12, locali comuni e box",
    address: "Via Immaginaria degli Esempi Lunghissimi 128/bis, 40100 Bologna (BO)",
    status: "onSospending",
  },
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
