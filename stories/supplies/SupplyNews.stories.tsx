import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "@favilla/design-system/feedback/SkeletonLine.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { newsRows } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyNews",
  component: SupplyNews,
  tags: ["!autodocs"],
  args: { bill: <p>L’ultima bolletta: 99,06 €, scade tra 6 giorni.</p>, month: <p>Ottobre: 186 kWh.</p>, children: newsRows },
} satisfies Meta<typeof SupplyNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole("region", { name: "Ultima bolletta e ultimo mese" })).toBeVisible();
    await expect(within(part.getByRole("list", { name: "Bollette, consumi e letture" })).getAllByRole("link")).toHaveLength(3);
  },
};

/** A supply without a meter, such as a service. */
export const WithoutMeter: Story = { args: { month: undefined } };

/** Neither a bill nor a month is known: the card stays away. */
export const Nothing: Story = {
  args: { bill: null, month: null },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole("region")).toBeNull(),
};

export const Loading: Story = {
  args: { bill: <SkeletonLine width="12rem" />, month: <SkeletonLine width="9rem" />, children: undefined },
  render: (args) => (
    <SkeletonGroup label="Caricamento della fornitura">
      <SupplyNews {...args} />
    </SkeletonGroup>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
