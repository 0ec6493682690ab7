import { Amount } from "@favilla/design-system/data/Amount.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Data/Amount",
  component: Amount,
  tags: ["!autodocs"],
  args: { euros: 1064.75 },
  render: (args) => (
    <p>
      <Amount {...args} />
    </p>
  ),
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("1.064,75 €");
  },
};

/** The figure is nowhere in the document, and a screen reader reads words instead of dots. */
export const Hidden: Story = {
  name: "Hidden [CH-21]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("••• €importo nascosto");
    await expect(canvasElement.innerHTML).not.toContain("064");
  },
};

/** An amount that nobody knows is not hidden. */
export const Missing: Story = {
  args: { euros: null },
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("–");
  },
};

/** An amount in the customer's favour is green. */
export const Credit: Story = {
  name: "Credit [AS-18]",
  args: { euros: -12.4 },
  play: async ({ canvas }) => {
    const amount = canvas.getByText("− 12,40 €");
    await expect(amount.tagName).toBe("SPAN");
    await expect(getComputedStyle(amount).color).not.toBe(getComputedStyle(amount.parentElement as Element).color);
  },
};
