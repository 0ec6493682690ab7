import { CadastralStatusTag, cadastralStatuses } from "@favilla/design-system/account/CadastralStatusTag.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Account/CadastralStatusTag",
  component: CadastralStatusTag,
  argTypes: { status: { control: "select", options: cadastralStatuses } },
  tags: ["!autodocs"],
  args: { status: "Inserted" },
} satisfies Meta<typeof CadastralStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  name: "Four states [CD-04] [RQ-10]",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {cadastralStatuses.map((status) => (
        <CadastralStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll("[data-status]")].map((tag) => tag.textContent);
    await expect(words).toEqual(["Ricevuta", "In lavorazione", "Fatta", "Non riuscita"]);
  },
};

export const Unknown: Story = {
  args: { status: "toString" },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Da verificare"),
};
