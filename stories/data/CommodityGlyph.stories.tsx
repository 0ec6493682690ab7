import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Data/CommodityGlyph",
  component: CommodityGlyph,
  argTypes: { commodity: { control: "select", options: commodities } },
  tags: ["!autodocs"],
  args: { commodity: "electricity" },
} satisfies Meta<typeof CommodityGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The glyph is read as its name. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Luce" })).toHaveAttribute("data-commodity", "electricity");
  },
};

/** The glyph is decorative beside the commodity's name. */
export const All: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: 12 }}>
      {commodities.map((commodity) => (
        <li key={commodity} style={{ display: "flex", alignItems: "center", gap: 16 }}>
          <CommodityGlyph commodity={commodity} decorative />
          {dataMessages.words[commodity]}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("img")).toHaveLength(0);
  },
};

const otherWords = { data: { electricity: "Energia elettrica" } };

export const OtherWords: Story = {
  name: "Other words [DS-06]",
  render: (args) => (
    <FavillaProvider messages={otherWords}>
      <CommodityGlyph {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Energia elettrica" })).toBeVisible();
  },
};
