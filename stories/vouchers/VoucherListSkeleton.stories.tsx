import { VoucherListSkeleton } from "@favilla/design-system/vouchers/VoucherListSkeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Vouchers/VoucherListSkeleton",
  component: VoucherListSkeleton,
  tags: ["!autodocs"],
} satisfies Meta<typeof VoucherListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:busy"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Stiamo caricando i tuoi buoni")).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("[aria-busy=true] li")).toHaveLength(3);
  },
};

export const One: Story = { args: { count: 1 } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
