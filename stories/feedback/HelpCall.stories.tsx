import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Feedback/HelpCall",
  component: HelpCall,
  tags: ["!autodocs"],
  args: { phone: "800 900 100" },
} satisfies Meta<typeof HelpCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Telephone [CH-40]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Ti serve subito una mano? Chiama l’800 900 100.");
    await expect(within(canvasElement).getByRole("link", { name: /^800\s900\s100$/ })).toHaveAttribute("href", "tel:800900100");
  },
};

/** The article before a number depends on how it is read. */
export const International: Story = {
  args: { phone: "+39 051 000000" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Chiama il numero +39 051 000000.");
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "tel:+39051000000");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
