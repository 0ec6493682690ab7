import { DueDatesSkeleton } from "@favilla/design-system/bills/DueDatesSkeleton.tsx";
import { LastBillSkeleton } from "@favilla/design-system/bills/LastBillSkeleton.tsx";
import { ToPayPanelSkeleton } from "@favilla/design-system/bills/ToPayPanelSkeleton.tsx";
import { ConsumptionSkeleton } from "@favilla/design-system/consumption/ConsumptionSkeleton.tsx";
import { LastMonthSkeleton } from "@favilla/design-system/consumption/LastMonthSkeleton.tsx";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { RowGroupSkeleton } from "@favilla/design-system/data/RowGroupSkeleton.tsx";
import { Skeleton, skeletonShapes } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { SupplyDetailSkeleton } from "@favilla/design-system/supplies/SupplyDetailSkeleton.tsx";
import { SupplyListSkeleton } from "@favilla/design-system/supplies/SupplyListSkeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  argTypes: { shape: { control: "select", options: skeletonShapes } },
  tags: ["!autodocs"],
  args: { width: 220, height: "1lh" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:busy"], render: (args) => <SkeletonGroup>{<Skeleton {...args} />}</SkeletonGroup> };

/** A card's placeholder has the card's size, so that nothing moves when it loads. */
export const Card: Story = {
  tags: ["pattern:busy"],
  render: () => (
    <SkeletonGroup label="Caricamento delle forniture">
      <div style={{ display: "flex", gap: 16, alignItems: "center", maxInlineSize: 420 }}>
        <Skeleton shape="glyph" width={44} height={44} />
        <div style={{ flex: 1, display: "grid", gap: 6 }}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
        <Skeleton shape="pill" width={80} height={24} />
      </div>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent("Caricamento delle forniture");
    const glyph = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    await expect(glyph.getBoundingClientRect().height).toBe(44);
  },
};

/** A line's placeholder is as high as the line of text. */
export const SameHeight: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", alignItems: "start", maxInlineSize: 420 }}>
      <SkeletonGroup data-testid="skeleton">
        <Skeleton width="80%" height="1lh" />
      </SkeletonGroup>
      <p data-testid="words">Casa di Bologna</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height("skeleton") - height("words"))).toBeLessThan(1);
  },
};

/** Placeholders of a chart and of a supply's page, as those of `Shapes` below. */
export const Pages: Story = {
  name: "Chart and supply [CH-47]",
  render: () => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 720 }}>
      <ConsumptionSkeleton closed={1} />
      <SupplyDetailSkeleton title="La tua fornitura" label="Caricamento della fornitura">
        <LastBillSkeleton />
        <LastMonthSkeleton />
      </SupplyDetailSkeleton>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[aria-busy=true]")).toHaveLength(2);
    await expect(within(canvasElement).getByText("Come paghi")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    // The way to pay keeps its place beside the amount.
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>("[aria-busy=true] span")].map((each) => each.getBoundingClientRect());
    await expect(boxes.some(({ width, height }) => height === 48 && width >= 120)).toBe(true);
  },
};

/** Placeholders of panel, due dates, rows and cards have the boxes of what comes. */
export const Shapes: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 420 }}>
      <SkeletonGroup style={{ display: "grid", gap: 24 }}>
        <ToPayPanelSkeleton />
        <DueDatesSkeleton />
        <div data-testid="skeleton">
          <RowGroupSkeleton count={2} />
        </div>
      </SkeletonGroup>
      <SupplyListSkeleton label="Caricamento delle forniture" />
      <div data-testid="rows">
        <RowGroup label="Bollette">
          <RowLink
            href="#a"
            glyph={<CommodityGlyph commodity="gas" decorative />}
            title="Casa"
            note="Gas"
            value="33,58 €"
            valueNote="Pagata"
          />
          <RowLink
            href="#b"
            glyph={<CommodityGlyph commodity="gas" decorative />}
            title="Mare"
            note="Gas"
            value="99,06 €"
            valueNote="Pagata"
          />
        </RowGroup>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (id: string) => within(canvasElement).getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height("skeleton") - height("rows"))).toBeLessThan(4);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { width: 600 },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
