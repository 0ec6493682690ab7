import { BillListSkeleton } from "@favilla/design-system/bills/BillListSkeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Bills/BillListSkeleton",
  component: BillListSkeleton,
  tags: ["!autodocs"],
} satisfies Meta<typeof BillListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:busy"],
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Caricamento delle bollette")).toBeInTheDocument(),
};
export const Ten: Story = { args: { count: 10 } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
