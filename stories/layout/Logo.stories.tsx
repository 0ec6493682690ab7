import { Logo } from "@favilla/design-system/layout/Logo.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brandLogo } from "./sample.tsx";

const meta = { title: "Layout/Logo", component: Logo, tags: ["!autodocs"] } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Favilla: Story = {};

/** Another retailer has its own name and symbol; colour and radius come from its tokens. */
export const Brezza: Story = {
  name: "Brezza [DS-09]",
  globals: { brand: "brezza" },
  render: () => brandLogo("brezza"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Brezza")).toBeVisible();
  },
};

export const LongName: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Energia Campione del Comune di Castelfittizio" },
};
