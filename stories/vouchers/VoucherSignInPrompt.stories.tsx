import { VoucherSignInPrompt } from "@favilla/design-system/vouchers/VoucherSignInPrompt.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Vouchers/VoucherSignInPrompt",
  component: VoucherSignInPrompt,
  tags: ["!autodocs"],
  args: { href: "#login" },
} satisfies Meta<typeof VoucherSignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [DS-03, VC-02]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
