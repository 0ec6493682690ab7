import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { PrivateCode } from "@favilla/design-system/data/PrivateCode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Data/PrivateCode",
  component: PrivateCode,
  tags: ["!autodocs"],
  args: { code: "IT001E00001001" },
  render: (args) => <DescriptionList items={[{ label: "POD", value: <PrivateCode {...args} /> }]} />,
} satisfies Meta<typeof PrivateCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("IT001E00001001");
  },
};

/** The code is nowhere in the document, and its length is not revealed. */
export const Hidden: Story = {
  name: "Hidden [CH-21]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("••••••••••codice nascosto");
    await expect(canvasElement.innerHTML).not.toContain("IT001");
  },
};

export const Missing: Story = {
  args: { code: " " },
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("–non disponibile");
  },
};
