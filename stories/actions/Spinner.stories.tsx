import { Spinner } from "@favilla/design-system/actions/Spinner.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withReducedMotion } from "../emulation.ts";

const meta = {
  title: "Actions/Spinner",
  component: Spinner,
  tags: ["!autodocs"],
  render: () => (
    <p style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <Spinner /> Stiamo preparando la bolletta
    </p>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The ring does not turn if reduced motion is requested. The text beside it is sufficient. */
export const ReducedMotion: Story = {
  name: "Reduced motion [DS-05]",
  play: ({ canvasElement }) =>
    withReducedMotion(async () => {
      await expect(canvasElement.querySelector("p span")?.getAnimations()).toEqual([]);
    }),
};
