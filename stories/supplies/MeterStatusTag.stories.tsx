import { MeterStatusTag, meterStatuses } from "@favilla/design-system/supplies/MeterStatusTag.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Supplies/MeterStatusTag",
  component: MeterStatusTag,
  argTypes: { status: { control: "select", options: meterStatuses } },
  tags: ["!autodocs"],
  args: { status: "active" },
} satisfies Meta<typeof MeterStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All statuses, and an unknown one. */
export const Statuses: Story = {
  name: "Statuses [SU-03]",
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {[...meterStatuses, "valueOf", "sealed"].map((status) => (
        <MeterStatusTag key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const word of ["Contatore attivo", "Contatore rimosso", "Contatore in attesa", "Contatore installato, senza contratto"]) {
      await expect(within(canvasElement).getByText(word)).toBeVisible();
    }
    await expect(within(canvasElement).getAllByText("Stato del contatore da verificare")).toHaveLength(3);
  },
};

export const Narrow: Story = { args: { status: "installedWithoutContract" }, globals: { viewport: { value: "narrow" } } };
