import { SupplyStatusTag } from "@favilla/design-system/supplies/SupplyStatusTag.tsx";
import { supplyStatuses } from "@favilla/design-system/supplies/supplyStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Supplies/SupplyStatusTag",
  component: SupplyStatusTag,
  argTypes: { status: { control: "select", options: supplyStatuses } },
  tags: ["!autodocs"],
  args: { status: "active" },
} satisfies Meta<typeof SupplyStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every status, and one that the component does not know. */
export const All: Story = {
  name: "All statuses",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {[...supplyStatuses, "toString"].map((status) => (
        <SupplyStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tags = [...canvasElement.querySelectorAll("[data-status]")].map((tag) => tag.textContent);
    await expect(tags).toEqual([
      "Attiva",
      "In attivazione",
      "In lavorazione",
      "In cessazione",
      "In sospensione",
      "Sospesa",
      "Cessata",
      "Annullata",
      "Stato da verificare",
      "Stato da verificare",
    ]);
  },
};

export const Narrow: Story = { args: { status: "unknown" }, globals: { viewport: { value: "narrow" } } };
