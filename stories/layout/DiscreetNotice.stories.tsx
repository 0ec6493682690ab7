import { DiscreetNotice } from "@favilla/design-system/layout/DiscreetNotice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

const meta = {
  title: "Layout/DiscreetNotice",
  component: DiscreetNotice,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { discreet: "on" },
  args: { onShow: fn() },
} satisfies Meta<typeof DiscreetNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: "Mostra importi e codici" }).click();
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { discreet: "on", viewport: { value: "phone" } } };

/** Outside discreet mode there is nothing. */
export const Off: Story = {
  globals: { discreet: "off" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).toBeNull();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
